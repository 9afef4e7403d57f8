import { Alert } from '@portal/shared-ui/controls';
import type { Draft } from '@portal/shared-contracts/documents';
import { useTranslation } from 'react-i18next';
import { FileLines } from '../../files/file-line.tsx';

type Notice = { type: 'info' | 'success' | 'error'; key: string };

/** The sentence above the latest draft (DO-40, DO-41, DO-43). */
const noticeOf = (latest: Draft | undefined, accepted: boolean): Notice | undefined => {
  if (accepted) return { type: 'success', key: 'draft.accepted' };
  if (!latest) return undefined;
  if (latest.stage === 'rejected') return { type: 'error', key: 'draft.rejected' };
  if (latest.stage === 'with-admin') return { type: 'info', key: 'draft.withAdmin' };
  if (latest.stage === 'reviewed') return { type: 'info', key: 'draft.wanted' };
  return {
    type: 'info',
    key: latest.adminApproval?.approved ? 'draft.approved' : 'draft.withCustomer',
  };
};

/** Where the latest draft stands, in one sentence; a rejection with its reason and file. */
export const DraftNotice = ({
  latest,
  accepted,
}: {
  latest: Draft | undefined;
  accepted: boolean;
}) => {
  const { t } = useTranslation('documents');
  const notice = noticeOf(latest, accepted);
  if (!notice) return null;
  const rejection = latest?.stage === 'rejected' && !accepted ? latest.adminApproval : null;
  return (
    <Alert
      type={notice.type}
      showIcon
      title={t(notice.key)}
      description={
        rejection && (
          <>
            <p className="doc-text">{rejection.rejectionReason}</p>
            {rejection.rejectionFile && <FileLines files={[rejection.rejectionFile]} />}
          </>
        )
      }
    />
  );
};
