import { type AdminRights, type Area, holdsArea } from '@portal/shared-contracts';
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

const written = (rights: AdminRights | null): string | null =>
  rights && JSON.stringify([rights.isOwner, rights.areas.toSorted()]);

/** Whether two people may do the same as admins; who is none may less than an admin without any area. */
export const sameRights = (one: AdminRights | null, other: AdminRights | null): boolean =>
  written(one) === written(other);
