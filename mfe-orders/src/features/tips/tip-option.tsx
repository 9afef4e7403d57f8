import type { Order } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { Money, Section } from '@portal/shared-ui';
import { GiftIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canTip } from './can-tip.ts';
import { TipDialog } from './tip-dialog-on-demand.ts';

/** A tip at any time, or the tip that was paid (OR-27). */
export const TipOption = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const { flag } = usePortal();
  const [isOpen, setOpen] = useState(false);
  if (flag('hide_tip')) return null;
  if (order.tipByCustomer !== null)
    return (
      <Section title={t('tip.title')}>
        <p>
          {t('tip.given')} <Money amount={order.tipByCustomer} currency={order.invoiceCurrency} />
        </p>
      </Section>
    );
  if (!canTip(order)) return null;
  return (
    <Section title={t('tip.title')}>
      <Button icon={<GiftIcon />} onClick={() => setOpen(true)}>
        {t('tip.open')}
      </Button>
      <TipDialog
        order={order}
        isOpen={isOpen}
        title={t('tip.title')}
        onClose={() => setOpen(false)}
        onTipped={() => setOpen(false)}
      />
    </Section>
  );
};
