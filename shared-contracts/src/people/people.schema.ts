import { z } from '@portal/shared-contracts/schema';
import { language } from '../languages.ts';
import { limits } from '../limits.ts';
import { adminRights, role } from '../roles.ts';
import { email, id, timestamp } from '../scalars.ts';

/** A new password: 8 to 128 characters of any kind. */
export const newPassword = z.string().min(limits.password.min).max(limits.password.max);

/** The signed-in person as the shell keeps it (SC-02). */
export const portalUser = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email,
  /** File key of the picture, empty without one. */
  profile_img: z.string(),
  role,
  pending_purchase_package_id: id.nullable(),
  uniqueCustomerId: z.string(),
  /** Number of orders. */
  orders: z.number().int().nonnegative(),
  language: language.nullable(),
  /** The firm asks for a second factor, and this person has none yet. */
  needsSecondFactor: z.boolean().optional(),
  /** An admin only looks at this person's portal, until then. */
  seeAs: z.object({ until: timestamp }).optional(),
  /** Admins only: what they may do. */
  admin: adminRights.optional(),
  /** Writers only: their writing profile. */
  writer_data: z.record(z.string(), z.unknown()).nullable().optional(),
});

/** The signed-in person. */
export type PortalUser = z.output<typeof portalUser>;
