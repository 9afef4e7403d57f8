import type { FirmOrder } from '@portal/shared-contracts/admin';
import {
  isTaskDone,
  moduleKind,
  type ModuleKind,
  type OrderModule,
  type OrderService,
} from '@portal/shared-contracts/orders';
import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReopen } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

const kinds: readonly ModuleKind[] = [
  'questionnaire',
  'additionalQuestionnaire',
  'previousDocument',
  'revisionProcess',
];

interface OpenAgainProps {
  order: FirmOrder;
  service: OrderService;
  module: OrderModule;
}

/** Whether a customer has done this and may be asked for it once more. */
export const canOpenAgain = ({ order, service, module }: OpenAgainProps): boolean =>
  !order.isCancelled &&
  isTaskDone(order, service._id, module.id) &&
  kinds.includes(moduleKind(module.id));

/** Opens what a customer has done again, after a question that says what follows (BO-63). */
export const OpenAgain = ({ order, service, module: { id: taskId, title } }: OpenAgainProps) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const { mutateAsync } = useReopen();
  const [isOpen, setOpen] = useState(false);
  const reopen = async (): Promise<void> => {
    const { _id: id, version: baseVersion } = order;
    await mutateAsync({ id, baseVersion, serviceId: service._id, taskId });
    setOpen(false);
    popup.success(t('reopening.done', { title }));
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t('reopening.named', { title })}
        onClick={() => setOpen(true)}
      >
        {t('reopening.again')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('reopening.question', { title })}
        confirmLabel={t('reopening.again')}
        cancelLabel={t('cancel')}
        onConfirm={reopen}
        onCancel={() => setOpen(false)}
      >
        <p>{t('reopening.means')}</p>
      </ConfirmDialog>
    </>
  );
};
