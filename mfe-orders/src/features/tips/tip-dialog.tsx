import type { Order } from '@portal/shared-contracts/orders';
import { Slot, useVault } from '@portal/shared-contracts/react';
import { tipAmount } from '@portal/shared-contracts/tips';
import { ErrorState, formatMoney, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import Modal from 'antd/es/modal';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDERS } from '../../order/orders.queries.ts';
import { TipChoice } from './tip-choice.tsx';
import { TipSheet } from './tip-sheet.tsx';
import { DEFAULT_TIP, parseTip, tipKey } from './tip-vault.ts';

/** Props of {@link TipDialog}. */
export interface TipDialogProps {
  order: Order;
  isOpen: boolean;
  title: string;
  /** Stands beside what the page shows until it comes to paying. */
  isAside?: boolean;
  /** Buttons beside Continue, e.g. No Thanks. */
  extra?: ReactNode;
  error?: unknown;
  onClose: () => void;
  onTipped: () => void;
}

/** Chooses a tip and pays it through the payment slot (OR-42, OR-44). */
export const TipDialog = (props: TipDialogProps) => {
  const { order, isOpen, title, isAside = false, onClose, onTipped } = props;
  const { t } = useTranslation('orders');
  const popup = usePopup();
  const client = useQueryClient();
  const kept = useVault(tipKey(order._id), DEFAULT_TIP, parseTip);
  const choice = kept.value;
  const [isPaying, setPaying] = useState(false);
  const paid = (): void => {
    popup.success(t('tip.done'));
    void kept.clear();
    onTipped();
    void client.invalidateQueries({ queryKey: [ORDERS] });
  };
  const offer = (
    <TipOffer
      {...props}
      choice={choice}
      onChoose={kept.setValue}
      onContinue={() => setPaying(true)}
    />
  );
  return (
    <>
      {isAside && isOpen && !isPaying && (
        <TipSheet title={title} onClose={onClose}>
          {offer}
        </TipSheet>
      )}
      <Modal
        className="orders-tip-dialog"
        open={isOpen && (isPaying || !isAside)}
        title={isPaying ? t('tip.title') : title}
        footer={null}
        onCancel={onClose}
        destroyOnHidden
      >
        {isPaying ? (
          <TipPayment
            order={order}
            percent={choice.percent}
            onPaid={paid}
            onBack={() => setPaying(false)}
          />
        ) : (
          offer
        )}
      </Modal>
    </>
  );
};

interface TipOfferProps extends Pick<TipDialogProps, 'order' | 'extra' | 'error'> {
  choice: typeof DEFAULT_TIP;
  onChoose: (choice: typeof DEFAULT_TIP) => void;
  onContinue: () => void;
}

const TipOffer = ({ order, extra, error, choice, onChoose, onContinue }: TipOfferProps) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <p className="orders-muted">{t('tip.hint', { name: order.writerName })}</p>
      <TipChoice
        price={order.invoicePrice}
        currency={order.invoiceCurrency}
        value={choice}
        onChange={onChoose}
      />
      {error !== undefined && <ErrorState error={error} />}
      <div className="orders-buttons orders-buttons-end">
        {extra}
        <Button type="primary" onClick={onContinue}>
          {t('tip.continue')}
        </Button>
      </div>
    </>
  );
};

interface TipPaymentProps {
  order: Order;
  percent: number;
  onPaid: () => void;
  onBack: () => void;
}

const TipPayment = ({ order, percent, onPaid, onBack }: TipPaymentProps) => {
  const { t, i18n } = useTranslation('orders');
  const { _id: orderId, invoicePrice, invoiceCurrency: currency } = order;
  const amount = tipAmount(invoicePrice, percent);
  return (
    <Slot
      name="payment.card"
      props={{
        purpose: { kind: 'tip', orderId, amount },
        amount,
        currency,
        submitLabel: t('tip.pay', { amount: formatMoney(amount, currency, i18n.language) }),
        onPaid,
        onCancel: onBack,
      }}
      fallback={<ErrorState text={t('tip.noPayment')} onRetry={onBack} />}
    />
  );
};
