import { createHash } from 'node:crypto';
import type { StoredFile } from '@portal/shared-contracts';
import type { SiteDatabase } from '../src/kernel/database.ts';
import type { HeldFile, Subject } from '../src/kernel/files.ts';
import type { Platform } from '../src/kernel/platform.ts';
import type { Site } from '../src/kernel/site.ts';

/** The demo people of each site, by what they are for. */
export type DemoPerson = 'customer' | 'newCustomer' | 'writer' | 'writer2' | 'reviewer' | DemoAdmin;

/** Those who run the firm: its owner, and one with the area of money alone. */
export type DemoAdmin = 'admin' | 'moneyAdmin';

/** A file of the demo, whose it is and what it belongs to. */
export interface SeedFile extends HeldFile {
  ownerId: string | null;
  subject: Subject;
}

/** What a domain's demo data is made with. */
export interface SeedContext {
  site: Site;
  /** One transaction for all that this seeder writes. */
  db: SiteDatabase;
  /** Stores files that the demo itself has made, so nobody looks into them; answers in their order. */
  storeFiles: (files: readonly SeedFile[]) => Promise<StoredFile[]>;
  platform: Pick<Platform, 'config' | 'database' | 'fileStore' | 'firmParts' | 'payments'>;
  people: Readonly<Record<DemoPerson, string>>;
  /** The same id for the same name on every machine. */
  id: (name: string) => string;
  /** A moment so many days from the first start; negative is the past. */
  day: (days: number) => Date;
}

/** Demo data of one domain; runs once per site, in the order of `seed/index.ts`. */
export interface Seeder {
  name: string;
  /** Writes as the platform does, which imports and settings need. */
  ofPlatform?: true;
  run(seed: SeedContext): Promise<void>;
}

/** A version-4-shaped id made from a name. */
export const seedId = (siteId: string, name: string): string => {
  const hex = createHash('sha256').update(`${siteId}/${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
