import { formatMoney } from '@portal/shared-ui';
import { amountOf } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { PaymentDetail } from './refund-list.tsx';
import { MONEY } from './texts.ts';

/** Says what is about to go back, or to be noted where it goes back outside of the portal. */
export const RefundButton = ({ provider, currency }: PaymentDetail) => {
  const { t, i18n } = useTranslation(MONEY);
  const { values, isSubmitting } = useFormikContext<{ amount: string }>();
  const amount = amountOf(values.amount, currency);
  const shown = amount > 0 ? formatMoney(amount, currency, i18n.language) : '';
  const act = provider === 'none' ? 'noteBackAmount' : 'giveBackAmount';
  return (
    <Button type="primary" htmlType="submit" className="money-give-back" loading={isSubmitting}>
      {t(act, { amount: shown }).trim()}
    </Button>
  );
};
