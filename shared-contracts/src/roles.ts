import { z } from '@portal/shared-contracts/schema';

/** The role values on the wire (SC-01). There is no admin role: admins work outside the portal. */
export const role = z.enum(['user', 'writer', 'reviewer']);

/** One of the three role values. */
export type Role = z.infer<typeof role>;

/** Writers and reviewers share one set of routes (HS-23). */
export const isStaff = (value: Role): boolean => value !== 'user';
