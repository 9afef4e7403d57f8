import type { Role } from '@portal/shared-contracts';
import type { OrderModule, ProgressFacts } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { StatusChip, VisuallyHidden } from '@portal/shared-ui';
import { CheckCircleIcon, ClockIcon, FlagIcon } from '@portal/shared-ui/icons';
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
  /** Whether the reader can take a step here now. */
  isMine: boolean;
  /** Where the module is worked on; nothing for one that is shown here. */
  linkOf: (isDone: boolean) => string | undefined;
  /** Shown instead of a link, e.g. a LinkedIn result. */
  inline?: ReactNode;
}

// The clock is for others' turns only; what the reader can do carries a flag.
const ModuleIcon = ({ isDone, isMine }: { isDone: boolean; isMine: boolean }) => {
  if (isDone) return <CheckCircleIcon />;
  return isMine ? <FlagIcon /> : <ClockIcon />;
};

/** One module of a service: done or not, its way in, and a word on what it waits for. */
export const ModuleRow = (props: ModuleRowProps) => {
  const { facts, serviceId, module, role, isMine, linkOf, inline } = props;
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  const state = moduleState(facts, serviceId, module, role);
  const isEntered = facts.completed_tasks.some(
    (task) => task.serviceId === serviceId && task.taskId === module.id && task.enteredByFirm,
  );
  // "Pending" beside "Needs you" would say that it waits for somebody else.
  const note = isMine && state.note === 'pending' ? undefined : state.note;
  const link = state.isOpen ? linkOf(state.isDone) : undefined;
  return (
    <li className="orders-module" data-done={state.isDone} data-mine={isMine}>
      <span className="orders-module-icon">
        <ModuleIcon isDone={state.isDone} isMine={isMine} />
        <VisuallyHidden>{t(state.isDone ? 'module.done' : 'module.open')}</VisuallyHidden>
      </span>
      <span className="orders-module-title">
        {link ? <Link to={link}>{module.title}</Link> : module.title}
      </span>
      {isMine && <StatusChip kind="needs-you" />}
      {isEntered && (
        <span className="orders-muted">{t('entered', { company: website.companyName })}</span>
      )}
      {inline ?? (note && <span className="orders-muted">{t(`module.${note}`)}</span>)}
    </li>
  );
};
