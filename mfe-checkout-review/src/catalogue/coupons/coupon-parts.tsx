import { toMajor } from '@portal/shared-contracts';
import type { AdminCoupon } from '@portal/shared-contracts/admin';
import { Money, numberFormat, StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

const kinds = {
  active: 'done',
  planned: 'in-progress',
  ended: 'waiting',
  'used-up': 'waiting',
  archived: 'waiting',
} as const;

/** Whether a coupon can be used now, and why not. */
export const CouponState = ({ state }: Pick<AdminCoupon, 'state'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <StatusChip
      kind={kinds[state]}
      label={t(`coupons.states.${state}`)}
      plain={kinds[state] === 'waiting'}
    />
  );
};

/** What a coupon takes off. */
export const CouponDiscount = ({ percent, amountMinor, currency }: AdminCoupon) => {
  const { i18n } = useTranslation();
  if (percent !== null)
    return numberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  return <Money amount={toMajor(amountMinor ?? 0, currency)} currency={currency} />;
};
