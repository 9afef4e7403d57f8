import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounceChange } from '../../order-head/use-announce-change.ts';
import { acceptAsFinal } from './draft-review.queries.ts';

/** Accepts a reviewed draft afterwards, after a question that says what follows. */
export const AcceptButton = ({ orderId, serviceId }: { orderId: string; serviceId: string }) => {
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const announceChange = useAnnounceChange(orderId);
  const [isOpen, setOpen] = useState(false);
  const accept = async (): Promise<void> => {
    await acceptAsFinal({ orderId, serviceId });
    setOpen(false);
    popup.success(t('review.finalized'));
    await announceChange();
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('review.confirm')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('review.confirmTitle')}
        confirmLabel={t('review.confirm')}
        cancelLabel={t('review.back')}
        onConfirm={accept}
        onCancel={() => setOpen(false)}
      >
        <p>{t('review.confirmMeans')}</p>
      </ConfirmDialog>
    </>
  );
};
