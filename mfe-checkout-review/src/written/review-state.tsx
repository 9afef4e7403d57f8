import type { ListedReview } from '@portal/shared-contracts/admin';
import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from './texts.ts';

const kinds = { draft: 'waiting', published: 'done', archived: 'problem' } as const;

/** Whether its reader sees a review, and whether more was edited since. */
export const ReviewState = ({
  review: { state, hasDraft },
}: {
  review: Pick<ListedReview, 'state' | 'hasDraft'>;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <span className="wr-buttons">
      <StatusChip kind={kinds[state]} label={t(`states.${state}`)} />
      {state === 'published' && hasDraft && <span className="cr-note">{t('states.edited')}</span>}
    </span>
  );
};
