import type { siteSettings } from '@portal/shared-contracts/website';
import type { z } from 'zod';

/** A demo firm as it is written here: only what differs from the defaults. */
export interface DemoSite {
  id: string;
  name: string;
  hosts: readonly string[];
  settings: z.input<typeof siteSettings>;
}
