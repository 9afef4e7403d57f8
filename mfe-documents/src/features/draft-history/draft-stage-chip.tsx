import type { DraftStage } from '@portal/shared-contracts/documents';
import { StatusChip, type StatusKind } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

const kinds: Record<DraftStage, StatusKind> = {
  'with-admin': 'waiting',
  rejected: 'problem',
  'with-customer': 'waiting',
  reviewed: 'in-progress',
};

/** Whose turn a draft is, as a chip. */
export const DraftStageChip = ({ stage }: { stage: DraftStage }) => {
  const { t } = useTranslation('documents');
  return <StatusChip kind={kinds[stage]} label={t(`draft.stage.${stage}`)} />;
};
