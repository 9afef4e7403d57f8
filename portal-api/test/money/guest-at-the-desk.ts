import { randomUUID } from 'node:crypto';
import { autologin } from '@portal/shared-contracts/auth';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../seed/packages.data.ts';
import type { TestApp } from '../create-test-app.ts';
import { newAttempt } from './idempotency.ts';

/** A guest who filled the form of the checkout: intent opened, buyer bound, nothing paid. */
export const guestAtTheDesk = async (
  portal: TestApp,
  input: { couponCode?: string; country?: string; critiqueId?: string } = {},
) => {
  const item = packageId('northwind', 'starter');
  const { couponCode } = input;
  const guest = portal.visit();
  const options = newAttempt();
  const email = `guest-${randomUUID()}@example.com`;
  const intent = (await guest.call(getPaymentIntentPublic, { item, ...input }, options)).body;
  const customer = { firstName: 'Gina', lastName: 'Ray', email };
  const register = async () => {
    const bound = { ...customer, intent: intent.intent_id, item, couponCode };
    return (await guest.call(registerCustomer, bound, options)).body;
  };
  await register();
  /** As the page does once it is paid. */
  const signIn = async () =>
    guest.call(autologin, { code: (await register()).autoLoginCode ?? '' });
  return { guest, options, email, intent, register, signIn, customer };
};
