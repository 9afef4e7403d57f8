import type { AdminLink } from '@portal/shared-contracts/admin';
import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

const kinds = {
  active: 'done',
  ended: 'waiting',
  'used-up': 'waiting',
  archived: 'waiting',
  unavailable: 'problem',
} as const;

/** Whether a link leads to a checkout now, and why not. */
export const LinkState = ({ state }: Pick<AdminLink, 'state'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <StatusChip
      kind={kinds[state]}
      label={t(`links.states.${state}`)}
      plain={kinds[state] === 'waiting'}
    />
  );
};
