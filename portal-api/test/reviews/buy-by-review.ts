import { autologin } from '@portal/shared-contracts/auth';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../seed/packages.data.ts';
import type { TestApp } from '../create-test-app.ts';
import { newAttempt } from '../money/idempotency.ts';
import { sandboxCard } from '../money/sandbox-card.ts';
import type { TestClient } from '../test-client.ts';

/** What a guest bought, and the browser in which the new account is signed in. */
export interface BoughtByReview {
  guest: TestClient;
  order: string;
  email: string;
  personId: string;
}

/** A guest buys from the page of a review; without a proof by its bare link. */
export const buyByReview = async (
  portal: TestApp,
  { id: critiqueId, proof }: { id: string; proof?: string },
  { email = `buyer-${critiqueId}@example.com`, language = 'en' } = {},
): Promise<BoughtByReview> => {
  const item = packageId('northwind', 'starter');
  const guest = portal.visit();
  const { headers } = newAttempt();
  const options = { headers: { ...headers, 'accept-language': language } };
  const { intent_id: intent } = (
    await guest.call(getPaymentIntentPublic, { item, critiqueId }, options)
  ).body;
  const claim = proof === undefined ? {} : { critiqueId, uniqueCustomerId: proof };
  const bound = { firstName: 'B', lastName: 'U', email, ...claim, intent, item };
  await guest.call(registerCustomer, bound, options);
  const paid = { paymentIntent: intent, item, payment: await sandboxCard(guest) };
  const order = (await guest.call(confirmAffirmPayment, paid, options)).body._id ?? '';
  const { autoLoginCode: code } = (await guest.call(registerCustomer, bound, options)).body;
  // A known customer signs in by other ways.
  if (code) await guest.call(autologin, { code });
  const [person] = await portal
    .db()
    .query<{ id: string }>('select id from people where email = $1', [email]);
  return { guest, order, email, personId: person?.id ?? '' };
};
