import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { changePaidAmount, findAttempt, noteReference } from '../attempts/attempts.repository.ts';
import { ignoreRefusal, refresh, returnLate } from '../lifecycle/follow-attempt.ts';
import { followReturns, writeOff } from '../refunds/follow-returns.ts';
import { CannotFulfil } from '../settlement/fulfil.ts';
import { returnPayment } from '../settlement/return-payment.ts';
import { lookAgain } from '../comparison/compare-books.ts';
import { booksOf } from '../comparison/compared-books.ts';
import type { DifferenceRecord, FoundDifference } from '../comparison/difference.record.ts';
import {
  claimDifference,
  findDifference,
  releaseDifference,
  holdOpen,
} from '../comparison/differences.repository.ts';
import { canTakeOver } from '../comparison/judge-payment.ts';

type Apply = (ctx: SiteContext, attempt: Attempt, found: FoundDifference) => Promise<unknown>;

const deliver: Apply = async (ctx, attempt, { reference }) => {
  if (attempt.reference === null && attempt.provider === 'cards')
    await noteReference(ctx.db, attempt.key, reference);
  const current = (await findAttempt(ctx.db, attempt.key)) ?? attempt;
  if (isOpen(current)) await refresh(ctx, current);
};

// Nothing can be delivered for it any more, so the money goes back as it does whenever that happens.
const giveBack: Apply = (ctx, attempt) =>
  attempt.provider === 'flutterwave'
    ? returnLate(ctx, attempt)
    : returnPayment(ctx, attempt, new CannotFulfil('undelivered-given-up')).catch(ignoreRefusal);

const takeAmount: Apply = async (ctx, { key }, { hereMinor, thereMinor }) => {
  await changePaidAmount(ctx.db, key, { from: hereMinor ?? 0, to: thereMinor ?? 0 });
  await followReturns(ctx, key);
};

const follow: Apply = (ctx, { key }) => followReturns(ctx, key);

const ways: Readonly<Record<FoundDifference['kind'], Apply | undefined>> = {
  'paid-there': deliver,
  'given-up-here': giveBack,
  'unknown-here': undefined,
  'unknown-there': (ctx, { key }) => writeOff(ctx, key),
  amount: takeAmount,
  returned: follow,
  dispute: follow,
};

// The row of the log goes along with the first change, so it is said before.
const sayTaken = (ctx: Context, found: DifferenceRecord): void =>
  ctx.audit.note({
    subject: { kind: 'payment', id: found.paymentKey ?? found.reference },
    before: { [found.kind]: found.hereMinor },
    after: { [found.kind]: found.thereMinor },
  });

/** What the provider says now, made ours; true when there was anything left to take over. */
const bringOver = async (ctx: Context, difference: DifferenceRecord): Promise<boolean> => {
  const { reference } = difference;
  const books = await booksOf(ctx, difference);
  const names = { reference, name: difference.name ?? undefined };
  const { found, attempt } = await lookAgain(ctx, books, names);
  if (!found) return false;
  const apply = ways[found.kind];
  if (!apply || !attempt || !canTakeOver(found, attempt.state))
    throw new Refusal('difference-stays');
  await apply(ctx, attempt, found);
  if ((await lookAgain(ctx, books, names)).found) throw new Refusal('difference-stays');
  return true;
};

/** Takes it for whoever calls; the second of two finds that it was taken. */
const claim = (ctx: Context, difference: DifferenceRecord): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    if (!(await holdOpen(tx, difference.id))) return false;
    sayTaken(ctx, difference);
    await claimDifference(tx, difference.id, ctx.actor.id);
    return true;
  });

const required = async (ctx: Context, id: string): Promise<DifferenceRecord> => {
  const difference = await findDifference(ctx.db, id);
  if (!difference) throw new Refusal('difference-unknown');
  return difference;
};

/**
 * Takes over what the provider says now, by the services that its messages lead to. Of two who do it at once one does;
 * what could not be brought over is open again, and whoever dies in between leaves it to the next night.
 */
export const takeOver = async (ctx: Context, id: string): Promise<DifferenceRecord> => {
  const difference = await required(ctx, id);
  if (!(await claim(ctx, difference))) return required(ctx, id);
  try {
    if (!(await bringOver(ctx, difference))) await releaseDifference(ctx.db, id, 'gone');
  } catch (error) {
    await releaseDifference(ctx.db, id, 'open');
    throw error;
  }
  return required(ctx, id);
};
