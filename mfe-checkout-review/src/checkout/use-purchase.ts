import type { CheckoutQuery, PackageInfo } from '@portal/shared-contracts/checkout';
import type { PaymentResult } from '@portal/shared-contracts/payments';
import type { Portal } from '@portal/shared-contracts/react';
import type { FormikProps } from 'formik';
import { useRef, type RefObject } from 'react';
import type { AppliedCoupon } from '../features/coupon/coupon-box.tsx';
import type { CustomerValues } from '../features/customer-form/customer-form.tsx';
import { whenPriceChanged } from '../features/pay/refused-attempt.ts';
import type { PayingCall } from '../features/pay/paying-call.ts';
import {
  openCheckout,
  paidBefore,
  payCheckout,
  type CheckoutPurchase,
  type OpenedCheckout,
} from './checkout-call.ts';
import { keepTyped, readCheckout, readTyped } from './kept-checkout.ts';
import { useBuyer } from './use-buyer.ts';
import { useRefusedValues, type RefusedValues } from './use-refused-values.ts';

/** What is bought and by whom, read at the moment of paying. */
export interface Purchase {
  item: string;
  coupon: string | undefined;
  country: string | undefined;
  /** The form of a guest; empty for somebody who is signed in. */
  form: RefObject<FormikProps<CustomerValues> | null>;
  /** What the guest's form starts with. */
  initial: CustomerValues;
  /** Remembers what the guest's form holds now. */
  keep: (typed: CustomerValues) => void;
  /** Whether the firm's link says that it has checked who buys, and names them. */
  isVerified: boolean;
  /** What the server has refused of the form, until it is changed. */
  refused: RefusedValues<CustomerValues>;
  /** Shows what is missing in the form of a guest; true when nothing is. */
  isComplete: () => Promise<boolean>;
  read: () => CheckoutPurchase;
  /** Opens the purchase and binds its buyer; nothing when the form shows what is wrong. */
  open: (key: string) => Promise<OpenedCheckout | undefined>;
  /** The paying call of the purchase that was opened under this key. */
  pay: PayingCall;
}

interface PurchaseNews {
  /** The firm asks another price than the page shows. */
  onPriceChanged: () => void;
  /** What this tab began with another coupon is paid. */
  onPaid: (result: PaymentResult) => void;
}

const prefilledOf = (query: CheckoutQuery, info: PackageInfo): CustomerValues => ({
  firstName: query.firstName ?? info.firstName ?? '',
  lastName: query.lastName ?? info.lastName ?? '',
  email: query.email ?? info.email ?? '',
});

// Another package, or a link that names somebody else, is another form.
const formName = (item: string, { firstName, lastName, email }: CustomerValues): string =>
  JSON.stringify([item, firstName, lastName, email]);

// What this tab has opened, unless the address names somebody else.
const openedBuyer = (query: CheckoutQuery, item: string): CustomerValues | undefined => {
  const kept = readCheckout()?.buyer;
  return kept?.item === item && (query.email ?? kept.email) === kept.email ? kept : undefined;
};

const initialOf = (
  query: CheckoutQuery,
  info: PackageInfo,
  user: Portal['user'],
): { initial: CustomerValues; form: string } => {
  const { _id: item } = info.customerPackage;
  const prefilled = prefilledOf(query, info);
  const form = formName(item, prefilled);
  // What was typed before a reload or the page of another provider is not asked again.
  const known = user ?? readTyped(form) ?? openedBuyer(query, item) ?? prefilled;
  const { firstName, lastName, email } = known;
  return { initial: { firstName, lastName, email }, form };
};

/** Joins the package, the address and the form of the buyer to one purchase. */
export const usePurchase = (
  query: CheckoutQuery,
  info: PackageInfo,
  applied: AppliedCoupon | undefined,
  { onPriceChanged, onPaid }: PurchaseNews,
): Purchase => {
  const buyer = useBuyer();
  const form = useRef<FormikProps<CustomerValues>>(null);
  const opened = useRef<OpenedCheckout>(undefined);
  const refused = useRefusedValues(form);
  const item = info.customerPackage._id;
  const bought = { item, coupon: applied?.code, country: query.country };
  const { initial, form: name } = initialOf(query, info, buyer);
  const read = (): CheckoutPurchase => ({
    ...bought,
    price: applied?.total ?? info.customerPackage.packagePrice,
    currency: info.currency,
    critiqueId: query.critiqueId,
    link: query.link,
    checkoutClickId: query.checkoutClickId ?? info.checkoutClickId,
    customer: {
      ...(form.current?.values ?? initial),
      uniqueCustomerId: query.uniqueCustomerId,
    },
  });
  const openShown = (key: string): Promise<OpenedCheckout> =>
    whenPriceChanged(() => openCheckout(key, read()), onPriceChanged);
  const open = async (key: string): Promise<OpenedCheckout | undefined> => {
    try {
      opened.current = await openShown(key);
      return opened.current;
    } catch (error) {
      const paid = await paidBefore(error);
      if (paid) onPaid(paid);
      else if (!refused.show(error)) throw error;
      return undefined;
    }
  };
  return {
    ...bought,
    form,
    initial,
    keep: (typed) => keepTyped(name, typed),
    isVerified: query.verified === 'true' && Object.values(initial).every((value) => value !== ''),
    refused,
    read,
    open,
    pay: async (key, method) => {
      const ready = opened.current?.key === key ? opened.current : await openShown(key);
      return whenPriceChanged(() => payCheckout(ready, method, read()), onPriceChanged);
    },
    isComplete: async () => {
      if (buyer) return true;
      await form.current?.submitForm();
      return form.current?.isValid ?? false;
    },
  };
};
