import type { SiteSettings } from '@portal/shared-contracts/website';

type Name = keyof SiteSettings;

// Scripts can read whatever customers see (BO-22); whoever asks everybody for a second step can also stop asking (BO-06).
const OWNERS: readonly string[] = [
  'customScripts',
  'scriptsStopped',
  'staffSecondFactor',
] satisfies Name[];

const CONFIRMED: readonly string[] = [
  'customScripts',
  'scriptsStopped',
  'customCheckout',
] satisfies Name[];

/** Whether the firm looks at drafts before their customers do. */
export const hasApproval = (flags: SiteSettings['website_settings']): boolean =>
  flags.enable_revisions_approval_feature;

/** Whether nobody but an owner changes a setting, by hand or by a file. */
export const isOwners = (name: string): boolean => OWNERS.includes(name);

/** Whether changing a setting wants a password or code of the last minutes. */
export const isConfirmed = (name: string): boolean => CONFIRMED.includes(name);
