import { getPackageInfo, registerCustomer } from '@portal/shared-contracts/checkout';
import {
  confirmAffirmPayment,
  createSandboxMethod,
  getPaymentIntentPublic,
} from '@portal/shared-contracts/payments';
import { RefusedReply, stubApi } from '@portal/shared-contracts/testing';

/** How another price is refused. */
export const words = 'The price has changed to $159.00 USD.';
/** The refusal itself. */
export const priceChanged = () => new RefusedReply('gone', words, undefined, 'price-changed');

/** A server that asks this price; what it opened and was paid, in order. */
export const stubServer = (asks: () => number): unknown[] => {
  const asked: unknown[] = [];
  stubApi(createSandboxMethod, () => ({ id: 'pm_1', brand: 'visa', last4: '4242' }));
  stubApi(getPaymentIntentPublic, ({ price, currency, couponCode }) => {
    asked.push({ price, currency, couponCode });
    if (price !== asks()) throw priceChanged();
    return {
      status: true,
      message: '',
      amount: price,
      discountAmount: 0,
      currency: 'usd',
      affirm: true,
      intent_id: 'pi_1',
      client_secret: 'pi_1_secret_1',
    };
  });
  stubApi(registerCustomer, ({ firstName, lastName, email }) => ({
    status: true,
    customer: { firstName, lastName, email },
  }));
  stubApi(confirmAffirmPayment, () => {
    asked.push('pay');
    return { status: true, _id: 'order-1' };
  });
  return asked;
};

/** The firm publishes the package at $159 while the page is open; the clicks that are named when it is read. */
export const publish = (): unknown[] => {
  const named: unknown[] = [];
  stubApi(getPackageInfo, ({ checkoutClickId }) => {
    named.push(checkoutClickId);
    return {
      status: true,
      email: null,
      firstName: 'Paula',
      lastName: null,
      currency: 'usd',
      checkoutClickId: 'click-1',
      customerPackage: {
        _id: 'starter',
        packageName: 'Starter',
        packagePrice: 159,
        packageDescription: 'A new resume',
        packageDescriptionHTML: '',
      },
    };
  });
  return named;
};
