import { Button } from '@portal/shared-ui/controls';
import { callApi } from '@portal/shared-contracts';
import { type Order, setNoShow } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDERS } from '../../order/orders.queries.ts';
import { offersTip } from './can-tip.ts';
import { TipDialog } from './tip-dialog-on-demand.ts';
import { tipKey } from './tip-vault.ts';

/** Congratulates once and offers a tip beside the documents; No Thanks is remembered (OR-40, OR-41). */
export const CompletionModal = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const { flag, vault } = usePortal();
  const client = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  const decline = useMutation({
    mutationFn: () =>
      callApi(setNoShow, { id: order._id, noShowCheck: true, clientId: order.client_id }),
    onSuccess: () => {
      setClosed(true);
      void vault?.remove(tipKey(order._id));
      return client.invalidateQueries({ queryKey: [ORDERS] });
    },
  });
  if (flag('hide_tip') || !offersTip(order)) return null;
  return (
    <TipDialog
      order={order}
      isOpen={!isClosed}
      title={t('tip.completed')}
      isAside
      error={decline.error ?? undefined}
      onClose={() => setClosed(true)}
      onTipped={() => setClosed(true)}
      extra={
        <Button loading={decline.isPending} onClick={() => decline.mutate()}>
          {t('tip.noThanks')}
        </Button>
      }
    />
  );
};
