import type { Role } from '@portal/shared-contracts';
import type { OrderModule, ProgressFacts } from '@portal/shared-contracts/orders';
import { VisuallyHidden } from '@portal/shared-ui';
import { CheckCircleIcon, ClockIcon } from '@portal/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moduleState } from './module-state.ts';

/** Props of {@link ModuleRow}. */
export interface ModuleRowProps {
  facts: ProgressFacts;
  serviceId: string;
  module: OrderModule;
  role: Role;
  /** Where the module is worked on; nothing for one that is shown here. */
  linkOf: (isDone: boolean) => string | undefined;
  /** Shown instead of a link, e.g. a LinkedIn result. */
  inline?: ReactNode;
}

/** One module of a service: done or not, its way in, and a word on what it waits for. */
export const ModuleRow = ({ facts, serviceId, module, role, linkOf, inline }: ModuleRowProps) => {
  const { t } = useTranslation('orders');
  const state = moduleState(facts, serviceId, module, role);
  const link = state.isOpen ? linkOf(state.isDone) : undefined;
  return (
    <li className="orders-module" data-done={state.isDone}>
      <span className="orders-module-icon">
        {state.isDone ? <CheckCircleIcon /> : <ClockIcon />}
        <VisuallyHidden>{t(state.isDone ? 'module.done' : 'module.open')}</VisuallyHidden>
      </span>
      <span className="orders-module-title">
        {link ? <Link to={link}>{module.title}</Link> : module.title}
      </span>
      {inline ?? (state.note && <span className="orders-muted">{t(`module.${state.note}`)}</span>)}
    </li>
  );
};
