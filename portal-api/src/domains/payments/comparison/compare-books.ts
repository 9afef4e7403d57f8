import { Refusal } from '@portal/shared-contracts/refusals';
import type { Sentence } from '@portal/shared-contracts';
import type { BookedPayment, PaymentNames } from '../../../kernel/payments/provider-books.ts';
import { DAY, MINUTE } from '../../../kernel/time/durations.ts';
import { noteKeysRefused } from '../accounts/accounts.repository.ts';
import { isOfKeys } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { siteOfTransfer } from '../attempts/transfer-reference.ts';
import { listDisputesOf } from '../disputes/disputes.repository.ts';
import { listRefundsOf } from '../refunds/refunds.repository.ts';
import {
  type ComparedBooks,
  type ComparingContext,
  listBooks,
  readerOf,
} from './compared-books.ts';
import {
  endComparison,
  listByNames,
  listByReferences,
  hasPayments,
  listPaidBetween,
} from './comparison.repository.ts';
import type { ComparedProvider, FoundDifference } from './difference.record.ts';
import {
  countDifferences,
  endDifference,
  listOpenDifferences,
  writeDifference,
} from './differences.repository.ts';
import { judgePayment } from './judge-payment.ts';

const DAYS = 35;
/** What was paid just now is still being noted here. */
const SETTLING = 10 * MINUTE;
const PART = 500;

const isOf = (siteId: string, provider: ComparedProvider, booked: BookedPayment): boolean =>
  siteId === (provider === 'cards' ? booked.siteId : siteOfTransfer(booked.name ?? ''));

const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PART) }, (_, at) =>
    all.slice(at * PART, (at + 1) * PART),
  );

// Refunds and disputes are read only where one side speaks of some.
const isTouched = (attempt: Attempt | undefined, booked: BookedPayment | undefined): boolean =>
  (attempt !== undefined && (attempt.returnedMinor > 0 || attempt.isDisputed)) ||
  (booked !== undefined &&
    (booked.returned.refundedMinor > 0 || booked.returned.disputes.length > 0));

const judge = async (
  { db }: ComparingContext,
  { provider, accounts }: ComparedBooks,
  { attempt, booked }: { attempt: Attempt | undefined; booked: BookedPayment | undefined },
): Promise<FoundDifference | undefined> => {
  const key = attempt && isTouched(attempt, booked) ? attempt.key : undefined;
  const disputes = key === undefined ? [] : await listDisputesOf(db, key);
  const refunds = key === undefined ? [] : await listRefundsOf(db, key);
  const found = judgePayment({ provider, attempt, booked, disputes, refunds });
  return found && { ...found, accountId: attempt?.accountId ?? accounts?.[0] ?? null };
};

/** Our payments beside theirs; a name of ours under which another payment was made is not the same one. */
const match = async (
  { db }: ComparingContext,
  books: ComparedBooks,
  names: readonly PaymentNames[],
): Promise<Map<string, Attempt>> => {
  const references = names.map(({ reference }) => reference);
  const found = new Map<string, Attempt>();
  for (const attempt of await listByReferences(db, books, references))
    found.set(attempt.reference ?? '', attempt);
  const unfound = names.filter(({ reference, name }) => name && !found.has(reference));
  const byName = new Map<string | null, Attempt>();
  const wanted = unfound.flatMap(({ name }) => name ?? []);
  for (const attempt of wanted.length > 0 ? await listByNames(db, books, wanted) : [])
    if (!attempt.reference)
      byName.set(books.provider === 'cards' ? attempt.key : attempt.transferRef, attempt);
  for (const { reference, name } of unfound) {
    const attempt = byName.get(name ?? null);
    if (attempt) found.set(reference, attempt);
  }
  return found;
};

/** What the provider and our books say of one payment now, whatever a list said before. */
export const lookAgain = async (
  ctx: ComparingContext,
  books: ComparedBooks,
  names: PaymentNames,
): Promise<{ found: FoundDifference | undefined; attempt: Attempt | undefined }> => {
  const { reference } = names;
  const before = (await match(ctx, books, [names])).get(reference);
  const name = before?.transferRef ?? names.name;
  const booked = await (await readerOf(ctx, books)).findBooked({ reference, name });
  const known = booked && isOf(ctx.db.siteId, books.provider, booked) ? booked : undefined;
  // Read after the provider was asked: what it has told meanwhile is in the books by then.
  const attempt = (await match(ctx, books, [{ reference, name }])).get(reference);
  return { found: await judge(ctx, books, { attempt, booked: known }), attempt };
};

/** Payments that deserve a second look: the list and our books say something else, or did so before. */
const suspects = async (
  ctx: ComparingContext,
  books: ComparedBooks,
): Promise<Map<string, PaymentNames>> => {
  const { db } = ctx;
  const now = ctx.now().getTime();
  const [from, to] = [new Date(now - DAYS * DAY), new Date(now - SETTLING)];
  const { payments, touched } = await (await readerOf(ctx, books)).readBooks(from);
  const found = new Map<string, PaymentNames>();
  const suspect = (names: PaymentNames) => found.set(names.reference, names);
  for (const part of partsOf(
    payments.filter((booked) => isOf(db.siteId, books.provider, booked)),
  )) {
    const ours = await match(ctx, books, part);
    for (const booked of part) {
      const attempt = ours.get(booked.reference);
      if (attempt?.state !== 'paid' && booked.paidAt >= to) continue;
      if (await judge(ctx, books, { attempt, booked })) suspect(booked);
    }
  }
  for (const part of partsOf(touched))
    for (const { reference } of await listByReferences(db, books, part))
      suspect({ reference: reference ?? '', name: undefined });
  const listed = new Set(payments.map(({ reference }) => reference));
  for (let after: Attempt | undefined; ;) {
    const part = await listPaidBetween(db, books, { from, to, after, limit: PART });
    for (const { reference, transferRef } of part)
      if (reference && !listed.has(reference))
        suspect({ reference, name: transferRef ?? undefined });
    after = part.at(-1);
    if (part.length < PART) return found;
  }
};

const compareAccount = async (ctx: ComparingContext, books: ComparedBooks): Promise<void> => {
  const open = new Map(
    (await listOpenDifferences(ctx.db, books)).map((row) => [row.reference, row]),
  );
  const wanted = await suspects(ctx, books);
  for (const { reference, name } of open.values())
    wanted.set(reference, wanted.get(reference) ?? { reference, name: name ?? undefined });
  for (const names of wanted.values()) {
    const { found } = await lookAgain(ctx, books, names);
    const before = open.get(names.reference);
    if (found) await writeDifference(ctx.db, found);
    else if (before) await endDifference(ctx.db, before.id);
  }
};

/** Compares the books of one account, and notes at it whether its keys are taken; what failed, where that is news. */
const tryAccount = async (
  ctx: ComparingContext,
  books: ComparedBooks,
): Promise<Sentence | undefined> => {
  const { db, log } = ctx;
  const accounts = books.accounts ?? [];
  try {
    await compareAccount(ctx, books);
    await noteKeysRefused(db, accounts, { by: 'books', refusal: null });
    return undefined;
  } catch (error) {
    log.warn({ err: error, site: db.siteId, ...books }, 'books could not be compared');
    const { sentence } = error instanceof Refusal ? error : new Refusal('provider-silent');
    if (!isOfKeys(sentence)) return sentence;
    await noteKeysRefused(db, accounts, { by: 'books', refusal: sentence });
    // A former account whose keys were revoked stays silent for good: its page says so, not every night.
    return books.isFormer ? undefined : sentence;
  }
};

/** How a comparison ended. */
export interface Compared {
  differences: number;
  failure: Sentence | undefined;
}

/**
 * Compares what providers say of the last 35 days with a firm's books, and writes down what differs. A provider that
 * does not answer leaves what was known of it as it was.
 */
export const compareFirm = async (ctx: ComparingContext): Promise<Compared> => {
  const { db } = ctx;
  let failure: Sentence | undefined;
  for (const books of await listBooks(ctx))
    if (await hasPayments(db, books)) failure = (await tryAccount(ctx, books)) ?? failure;
  await endComparison(db, failure);
  return { differences: await countDifferences(db, 'open'), failure };
};
