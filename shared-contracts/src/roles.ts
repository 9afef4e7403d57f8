import { z } from '@portal/shared-contracts/schema';

/** The role values on the wire (SC-01); an `admin` runs the firm. */
export const role = z.enum(['user', 'writer', 'reviewer', 'admin']);

/** One of the role values. */
export type Role = z.infer<typeof role>;

/** Writers, reviewers and admins work for the firm; writers and reviewers share one set of routes (HS-23). */
export const isStaff = (value: Role): boolean => value !== 'user';

/** The parts of the back office that are granted one by one (BO-02). */
export const areas = ['orders', 'catalogue', 'money', 'people', 'settings'] as const;

/** Name of an area. */
export const area = z.enum(areas);

/** One of the areas. */
export type Area = z.infer<typeof area>;

/** What an admin may do: owners have all areas, and they alone grant them. */
export const adminRights = z.object({ isOwner: z.boolean(), areas: z.array(area) });

/** {@link adminRights} as a type. */
export type AdminRights = z.infer<typeof adminRights>;

/**
 * Whether an admin may enter an area; nobody else ever does.
 *
 * @example
 * holdsArea(user.admin, 'catalogue');
 */
export const holdsArea = (
  rights: AdminRights | null | undefined,
  wanted: Area | 'owner',
): boolean => {
  if (!rights) return false;
  return rights.isOwner || (wanted !== 'owner' && rights.areas.includes(wanted));
};
