import type { Draft } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { StarRating } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { FileLines } from '../../files/file-line.tsx';
import './draft-history.css';

/** What the customer wrote about a draft: stars where the site has them, words and a file. */
export const DraftRequest = ({ draft, isLatest = false }: { draft: Draft; isLatest?: boolean }) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const label = t(isLatest ? 'draft.latestRating' : 'draft.rating');
  return (
    <div className="doc-request">
      {draft.rating !== null && !flag('disable_customer_rating') && (
        <p className="doc-request-rating">
          <span>{label}</span> <StarRating label={label} value={draft.rating} isReadOnly />
        </p>
      )}
      <p className="doc-text">{draft.review}</p>
      {draft.reviewFile && <FileLines files={[draft.reviewFile.file]} />}
    </div>
  );
};
