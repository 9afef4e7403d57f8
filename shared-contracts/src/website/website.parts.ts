import { z } from '@portal/shared-contracts/schema';

/** Names of the six remotes. */
export const remoteNames = [
  'mfe-orders',
  'mfe-questionnaires',
  'mfe-documents',
  'mfe-checkout-review',
  'mfe-boards-jobs',
  'mfe-chat',
] as const;

/** Which remotes a site uses; a missing one is on. */
export const enabledRemotes = z.object(
  Object.fromEntries(remoteNames.map((name) => [name, z.boolean().default(true)])) as Record<
    (typeof remoteNames)[number],
    z.ZodDefault<z.ZodBoolean>
  >,
);
