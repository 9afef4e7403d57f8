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

const written = (rights: AdminRights | null): string =>
  JSON.stringify([rights?.isOwner ?? false, (rights?.areas ?? []).toSorted()]);

/** Whether two admins may do the same; nobody's rights are those of an admin without any. */
export const sameRights = (one: AdminRights | null, other: AdminRights | null): boolean =>
  written(one) === written(other);
