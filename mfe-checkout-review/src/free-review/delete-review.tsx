import { callApi } from '@portal/shared-contracts';
import { deleteReview } from '@portal/shared-contracts/reviews';
import { ConfirmDialog } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { DeleteIcon } from '@portal/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetProof } from '../kept-proof.ts';

/** Props of {@link DeleteReview}. */
export interface DeleteReviewProps {
  critiqueId: string;
  proof: string;
  /** Whether the reader comes by the deletion link of the mail. */
  isAskedByMail: boolean;
  onDeleted: () => void;
}

/** Deletes everything that was sent, after one question (RV-54); the deletion link of the mail asks it at once. */
export const DeleteReview = (props: DeleteReviewProps) => {
  const { critiqueId, proof, isAskedByMail, onDeleted } = props;
  const { t } = useTranslation('freereview');
  const [isAsking, setAsking] = useState(isAskedByMail);
  const remove = async (): Promise<void> => {
    await callApi(deleteReview, { id: critiqueId, proof });
    forgetProof(critiqueId);
    setAsking(false);
    onDeleted();
  };
  return (
    <>
      <Button danger icon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {t('own.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('own.delete')}
        confirmLabel={t('own.deleteYes')}
        cancelLabel={t('own.keep')}
        isDanger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('own.deleteSure')}
      </ConfirmDialog>
    </>
  );
};
