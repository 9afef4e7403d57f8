import { adminRoutes, type FirmOrder } from '@portal/shared-contracts/admin';
import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRemoveTest } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

/** Removes a trial wholly, after a question (BO-14). */
export const RemoveTest = ({ order }: { order: FirmOrder }) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const go = useNavigate();
  const { mutateAsync } = useRemoveTest();
  const [isOpen, setOpen] = useState(false);
  const remove = async (): Promise<void> => {
    await mutateAsync({ id: order._id });
    popup.removed(t('removing.done', { number: order.number }));
    await go(adminRoutes.orders({}));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('removing.title')}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('removing.question', { number: order.number })}
        confirmLabel={t('removing.title')}
        cancelLabel={t('cancel')}
        onConfirm={remove}
        onCancel={() => setOpen(false)}
      >
        <p>{t('removing.means')}</p>
      </ConfirmDialog>
    </>
  );
};
