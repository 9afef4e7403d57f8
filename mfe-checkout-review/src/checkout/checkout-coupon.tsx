import { CouponBox, type CouponBoxProps } from '../features/coupon/coupon-box.tsx';
import { keepTypedCoupon, readTypedCoupon } from './kept-checkout.ts';

/** The coupon of a checkout; what waits in its box outlives a reload, as the buyer's name does. */
export const CheckoutCoupon = (props: Omit<CouponBoxProps, 'typed' | 'onType'>) => (
  <CouponBox
    {...props}
    typed={readTypedCoupon(props.item)}
    onType={(code) => keepTypedCoupon(props.item, code)}
  />
);
