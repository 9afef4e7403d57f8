import type { Dispute } from '@portal/shared-contracts/admin';
import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';

const kinds = { open: 'needs-you', won: 'done', lost: 'problem' } as const;

/** How a dispute stands. */
export const DisputeChip = ({ dispute }: { dispute: Dispute }) => {
  const { t } = useTranslation(MONEY);
  return <StatusChip kind={kinds[dispute.state]} label={t(`disputes.states.${dispute.state}`)} />;
};
