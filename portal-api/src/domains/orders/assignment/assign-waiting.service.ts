import type { SiteContext } from '../../../kernel/context.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { findOrder, lockOrder } from '../orders.repository.ts';
import { byFit } from './fit.ts';
import { type Assigned, setAssignment, announceAssignment } from './assignment.service.ts';
import { listUnassigned } from './unassigned.repository.ts';
import { type RatingsOf, writerDesks } from './writer-loads.service.ts';

const EVERY = MINUTE;

// Somebody may have been faster, here or on another server.
const giveWaiting = (ctx: SiteContext, orderId: string, writerId: string) =>
  ctx.db.transaction(async (tx): Promise<Assigned | undefined> => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order || order.writer_id !== null) return undefined;
    return setAssignment(tx, { orderId, writerId });
  });

/**
 * Gives the orders that wait to the fittest writers below their limits, the longest waiting first; what finds nobody
 * waits for the next time (BO-69).
 */
const assignWaiting = async (ctx: SiteContext, ratingsOf: RatingsOf): Promise<number> => {
  let assigned = 0;
  for (const { id, industries } of await listUnassigned(ctx.db)) {
    // Each order changes a desk, so the desks are read anew.
    const [fittest] = byFit(await writerDesks(ctx.db, ratingsOf), industries);
    if (!fittest || fittest.limit) return assigned;
    const done = await giveWaiting(ctx, id, fittest._id);
    if (!done) continue;
    assigned += 1;
    await announceAssignment(ctx, done);
  }
  return assigned;
};

/** What the round of assignments needs of the server. */
export interface AssignmentDesk {
  ratingsOf: RatingsOf;
  now: () => Date;
  /** Every firm that wants it. */
  firms: () => Promise<readonly SiteContext[]>;
}

/** Looks every minute, by the server's clock, for orders that wait and writers who have got free. */
export const assignmentRound = ({ ratingsOf, now, firms }: AssignmentDesk) => {
  let last = 0;
  return async (): Promise<void> => {
    if (now().getTime() - last < EVERY) return;
    last = now().getTime();
    for (const ctx of await firms())
      await assignWaiting(ctx, ratingsOf).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'waiting orders could not be assigned'),
      );
  };
};
