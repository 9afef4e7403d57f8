import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderTouched } from '../../order-head/use-live-documents.ts';
import { acceptAsFinal } from './draft-review.queries.ts';

/** Accepts a reviewed draft afterwards, with the consequence said before. */
export const AcceptButton = ({ orderId, serviceId }: { orderId: string; serviceId: string }) => {
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const touched = useOrderTouched(orderId);
  const [isOpen, setOpen] = useState(false);
  const accept = async (): Promise<void> => {
    await acceptAsFinal({ orderId, serviceId });
    setOpen(false);
    popup.success(t('review.finalized'));
    await touched();
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
