import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import { findPersonByEmail } from '../../people/people.service.ts';
import { setAssignment, announceAssignment } from './assignment.service.ts';
import type { OrderRecord } from '../orders.record.ts';

/** Gives an order to a writer named by e-mail, whatever the writer's load; a command is meant. */
export const assignWriter = async (
  ctx: SiteContext,
  orderId: string,
  email: string,
): Promise<OrderRecord> => {
  const writer = await findPersonByEmail(ctx.db, email);
  if (writer?.role !== 'writer') throw new Refusal('writer-unknown', { email });
  const assigned = await ctx.db.transaction((tx) =>
    setAssignment(tx, { orderId, writerId: writer.id, isOverLimit: true }),
  );
  await announceAssignment(ctx, assigned);
  return assigned.after;
};
