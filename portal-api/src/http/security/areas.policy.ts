import { type Area, holdsArea } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Actor } from '../../kernel/context.ts';

/**
 * Refuses an admin without the area; owners have all of them.
 *
 * @example
 * requireArea(ctx, 'catalogue');
 */
export const requireArea = (
  { actor }: { readonly actor: Pick<Actor, 'role' | 'admin'> },
  area: Area | 'owner',
): void => {
  if (actor.role !== 'admin' || !holdsArea(actor.admin, area))
    throw new Refusal('area-not-granted');
};
