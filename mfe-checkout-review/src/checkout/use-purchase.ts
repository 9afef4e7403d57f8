import type { CheckoutQuery, PackageInfo } from '@portal/shared-contracts/checkout';
import { usePortal } from '@portal/shared-contracts/react';
import type { FormikProps } from 'formik';
import { useRef, type RefObject } from 'react';
import type { CustomerValues } from '../features/customer-form/customer-form.tsx';
import type { CheckoutPurchase } from './checkout-call.ts';

/** What is bought and by whom, read at the moment of paying. */
export interface Purchase {
  item: string;
  coupon: string | undefined;
  country: string | undefined;
  /** The form of a guest; empty for somebody who is signed in. */
  form: RefObject<FormikProps<CustomerValues> | null>;
  /** What the guest's form starts with. */
  initial: CustomerValues;
  read: () => CheckoutPurchase;
  /** Shows what is missing in the form of a guest; true when nothing is. */
  isComplete: () => Promise<boolean>;
}

/** Joins the package, the address and the form of the buyer to one purchase. */
export const usePurchase = (
  query: CheckoutQuery,
  info: PackageInfo,
  coupon: string | undefined,
): Purchase => {
  const { user } = usePortal();
  const form = useRef<FormikProps<CustomerValues>>(null);
  const initial: CustomerValues = {
    firstName: user?.firstName ?? query.firstName ?? info.firstName ?? '',
    lastName: user?.lastName ?? query.lastName ?? info.lastName ?? '',
    email: user?.email ?? query.email ?? info.email ?? '',
  };
  const bought = { item: info.customerPackage._id, coupon, country: query.country };
  return {
    ...bought,
    form,
    initial,
    read: () => ({
      ...bought,
      critiqueId: query.critiqueId,
      checkoutClickId: query.checkoutClickId ?? info.checkoutClickId,
      customer: {
        ...(form.current?.values ?? initial),
        uniqueCustomerId: query.uniqueCustomerId,
      },
    }),
    isComplete: async () => {
      if (user) return true;
      await form.current?.submitForm();
      return form.current?.isValid ?? false;
    },
  };
};
