import { Refusal } from '@portal/shared-contracts/refusals';
import type { CheckoutCustomer, registerCustomer } from '@portal/shared-contracts/checkout';
import type { z } from 'zod';
import type { Actor, Context, SiteContext } from '../../../kernel/context.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';
import { issueSignInCode } from '../../people/auth/auth.service.ts';
import {
  createPerson,
  findPersonByEmail,
  getPerson,
  type PersonRow,
  setPendingPurchase,
} from '../../people/people.service.ts';
import { refuseMismatch } from './checkout.service.ts';
import { getCheckoutAttempt } from './get-checkout-attempt.ts';
import { type Claim, provenCritique } from './sign-in-proof.ts';

// The review's id becomes the customer's own only where the firm, not the reader, wrote the address.
const inheritedId = async (ctx: SiteContext, claim: Claim): Promise<string | undefined> => {
  const critique = await provenCritique(ctx, claim);
  const isTheirs =
    critique !== undefined &&
    !critique.emailFromReader &&
    critique.email?.toLowerCase() === claim.email.toLowerCase();
  return isTheirs ? critique.uniqueCustomerId : undefined;
};

const makeCustomer = async (
  ctx: Context,
  customer: CheckoutCustomer & Claim,
  packageId: string,
): Promise<PersonRow> => {
  const uniqueCustomerId = await inheritedId(ctx, customer);
  const person = await createPerson(ctx.db, {
    email: customer.email,
    role: 'user',
    firstName: customer.firstName,
    lastName: customer.lastName,
    language: ctx.language,
    isProven: false,
    ...(uniqueCustomerId ? { uniqueCustomerId } : {}),
  });
  await setPendingPurchase(ctx.db, person.id, packageId);
  return person;
};

/** Who buys, and a code for the browser when the customer was made in this very checkout, which is paid. */
export interface RegisteredBuyer {
  customer: Pick<Actor, 'firstName' | 'lastName' | 'email'>;
  code: string | undefined;
}

const bindBuyer = (ctx: SiteContext, attempt: Attempt, personId: string, made: boolean) =>
  changeAttempt(ctx.db, attempt.key, {
    person_id: personId,
    ...(made ? { made_person: true } : {}),
  });

// The intent's id alone proves too little: only the browser that opened the attempt holds its key.
const holdsKey = (ctx: Context, attempt: Attempt): boolean => ctx.idempotencyKey === attempt.key;

const refuseForeign = (ctx: Context, attempt: Attempt, personId: string | undefined): void => {
  const isFree = attempt.personId === null || attempt.personId === personId;
  if (!isFree && !holdsKey(ctx, attempt)) throw new Refusal('payment-of-another');
};

const bindVisitor = async (
  ctx: Context,
  attempt: Attempt,
  visitor: Actor,
): Promise<RegisteredBuyer> => {
  refuseForeign(ctx, attempt, visitor.id);
  // An address that nobody proved is this browser's own: what it buys belongs to its session.
  const { email_proven_at } = await getPerson(ctx.db, visitor.id);
  await bindBuyer(ctx, attempt, visitor.id, email_proven_at === null);
  const { firstName, lastName, email } = visitor;
  return { customer: { firstName, lastName, email }, code: undefined };
};

const bindGuest = async (
  ctx: Context,
  attempt: Attempt,
  typed: CheckoutCustomer & Claim,
): Promise<RegisteredBuyer> => {
  const known = await findPersonByEmail(ctx.db, typed.email);
  refuseForeign(ctx, attempt, known?.id);
  const isBound = known !== undefined && attempt.personId === known.id;
  // What is bought belongs to who bought it.
  if (!isBound && !isOpen(attempt)) throw new Refusal('payment-closed');
  const person = known ?? (await makeCustomer(ctx, typed, attempt.subjectId));
  if (!isBound) await bindBuyer(ctx, attempt, person.id, !known);
  const wasMadeHere =
    isBound && attempt.madePerson && attempt.state === 'paid' && holdsKey(ctx, attempt);
  return {
    // Nothing is told but what was typed.
    customer: { firstName: typed.firstName, lastName: typed.lastName, email: typed.email },
    // Somebody of the firm stays who they are.
    code: wasMadeHere && !ctx.visitor ? await issueSignInCode(ctx.db, person.id) : undefined,
  };
};

/**
 * Binds the buyer to the attempt: the signed-in person, a known customer (without signing them in), or
 * a new one. Repeating the call is harmless (CR-36). Before the payment the answer is the same for every
 * address, since anybody may ask for any; once it is paid, the customer who was made for it gets a code.
 */
export const registerBuyer = async (
  ctx: Context,
  input: z.output<(typeof registerCustomer)['input']>,
): Promise<RegisteredBuyer> => {
  const attempt = await getCheckoutAttempt(ctx, input.intent);
  refuseMismatch(attempt, { item: input.item, coupon: input.couponCode });
  if (attempt.critiqueId !== null && attempt.critiqueId === (await provenCritique(ctx, input))?.id)
    await changeAttempt(ctx.db, attempt.key, { critique_proven: true });
  return ctx.visitor?.role === 'user'
    ? bindVisitor(ctx, attempt, ctx.visitor)
    : bindGuest(ctx, attempt, input);
};
