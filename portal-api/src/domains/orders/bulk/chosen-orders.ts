import { bulkBounds, type FirmOrderNarrowing } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { completeFilter } from '../firm-orders/firm-orders.service.ts';
import { listMatching } from '../rows/bulk.repository.ts';

/** The orders that are ticked, or all that match a filter: all of them or none. */
export const chosenOrders = async (
  ctx: Context,
  { ids, filter = {} }: { ids?: string[] | undefined; filter?: FirmOrderNarrowing | undefined },
): Promise<readonly string[]> => {
  if (ids) return [...new Set(ids)];
  const asked = await completeFilter(ctx, filter);
  const most = bulkBounds.matching;
  const found = await listMatching(ctx.db, asked, most + 1);
  if (found.length > most) throw new Refusal('bulk-too-many', { most });
  return found;
};
