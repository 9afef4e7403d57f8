import { AppError, limits } from '@portal/shared-contracts';
import type { CheckoutCustomer } from '@portal/shared-contracts/checkout';
import type { Context, SiteContext } from '../../../http/context.ts';
import { issueCode } from '../../people/auth/codes.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';
import { findPersonByEmail, type PersonRow } from '../../people/people.repository.ts';
import { createPerson, setPendingPurchase } from '../../people/people.service.ts';
import { type CritiqueRecord, getCritique, isOwnerOf } from '../../reviews/reviews.service.ts';

const signInCode = (ctx: SiteContext, personId: string): Promise<string> =>
  issueCode(ctx.db, {
    personId,
    purpose: 'sign-in',
    minutes: limits.autologinCodeMinutes,
    now: ctx.now(),
  });

interface Claim {
  email: string;
  uniqueCustomerId?: string | undefined;
  critiqueId?: string | undefined;
}

const provenCritique = async (
  ctx: SiteContext,
  { critiqueId, uniqueCustomerId }: Claim,
): Promise<CritiqueRecord | undefined> => {
  if (!critiqueId || !uniqueCustomerId) return undefined;
  const critique = await getCritique(ctx, critiqueId);
  return critique && isOwnerOf(critique, { uniqueCustomerId }) ? critique : undefined;
};

/**
 * A sign-in code for a known customer who holds the mailed link of their own review. An address
 * alone gives none, and neither does an address that the reader typed into the review (G03).
 */
export const codeWithProof = async (
  ctx: SiteContext,
  claim: Claim,
): Promise<string | undefined> => {
  // Both are always looked up, so that a known address takes as long as an unknown one.
  const critique = await provenCritique(ctx, claim);
  const person = await findPersonByEmail(ctx.db, claim.email);
  const isProven =
    person?.role === 'user' &&
    critique !== undefined &&
    person.unique_customer_id === critique.uniqueCustomerId;
  return isProven ? signInCode(ctx, person.id) : undefined;
};

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
  ctx: SiteContext,
  customer: CheckoutCustomer & Claim,
  packageId: string,
): Promise<PersonRow> => {
  const uniqueCustomerId = await inheritedId(ctx, customer);
  const person = await createPerson(ctx.db, {
    email: customer.email,
    role: 'user',
    firstName: customer.firstName,
    lastName: customer.lastName,
    ...(uniqueCustomerId ? { uniqueCustomerId } : {}),
    now: ctx.now(),
  });
  await setPendingPurchase(ctx.db, person.id, packageId, ctx.now());
  return person;
};

/** Who buys, and a code for the browser when the customer was made in this very checkout. */
export interface Registered {
  person: Pick<PersonRow, 'first_name' | 'last_name' | 'email'>;
  code: string | undefined;
}

const bind = (ctx: SiteContext, attempt: Attempt, personId: string, made: boolean) =>
  changeAttempt(
    ctx.db,
    attempt.key,
    { person_id: personId, ...(made ? { made_person: true } : {}) },
    ctx.now(),
  );

/**
 * Binds the buyer to the attempt: the signed-in person, a known customer (without signing them in), or
 * a new one. Repeating the call is harmless.
 */
export const registerBuyer = async (
  ctx: Context,
  attempt: Attempt,
  customer: CheckoutCustomer & Claim,
): Promise<Registered> => {
  if (ctx.visitor?.role === 'user') {
    if (
      attempt.personId !== null &&
      attempt.personId !== ctx.visitor.id &&
      ctx.idempotencyKey !== attempt.key
    )
      throw new AppError('conflict', 'This payment belongs to another purchase.');
    await bind(ctx, attempt, ctx.visitor.id, false);
    const { firstName, lastName, email } = ctx.visitor;
    return { person: { first_name: firstName, last_name: lastName, email }, code: undefined };
  }
  const known = await findPersonByEmail(ctx.db, customer.email);
  if (known && known.role !== 'user')
    throw new AppError('conflict', 'Please use another e-mail address.', {
      email: 'Please use another e-mail address.',
    });
  const isBound = known !== undefined && attempt.personId === known.id;
  // The intent's id alone proves too little: only the browser that opened the attempt holds its key.
  const holdsKey = ctx.idempotencyKey === attempt.key;
  if (attempt.personId !== null && !isBound && !holdsKey)
    throw new AppError('conflict', 'This payment belongs to another purchase.');
  const isOwn = isBound && attempt.madePerson && holdsKey;
  const person = known ?? (await makeCustomer(ctx, customer, attempt.subjectId));
  if (!isBound) await bind(ctx, attempt, person.id, !known);
  const given = { first_name: customer.firstName, last_name: customer.lastName };
  return {
    // Of a known customer nothing is told but what was typed.
    person: { ...given, email: customer.email },
    code: !known || isOwn ? await signInCode(ctx, person.id) : undefined,
  };
};
