import type { Background } from './background.ts';
import type { Config } from './config/config.ts';
import type { DatabaseServer } from './database.ts';
import type { FanOut } from './fan-out.ts';
import type { FileStore, PortalIdentity, Scanner } from './file-store.ts';
import type { HostNames } from './hosts/host-names.ts';
import type { ServerLog } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { FirmPart } from './firm-file/firm-part.ts';
import type { PersonalData } from './accountability/personal-data.ts';
import type { Sealer } from './secrets/sealer.ts';
import type { PaymentProviders } from './payments/payment-providers.ts';

/** Makes the firms of a demo, which stand on no floor; real firms are left alone. */
export interface Demo {
  seed(platform: Platform): Promise<void>;
  /** So many made-up orders for each of them, to try out long lists; the firms that got them. */
  addOrders(platform: Platform, count: number): Promise<readonly string[]>;
}

/** What the whole process shares; a request gets only its own site's part of it. */
export interface Platform {
  config: Config;
  database: DatabaseServer;
  identity: PortalIdentity;
  fileStore: FileStore;
  /** Looks into uploads, where the operator has one. */
  scanner?: Scanner | undefined;
  /** Whether a password is in a list of breached ones, where there is a list. */
  isBreached(this: void, password: string): Promise<boolean>;
  /** Closes secrets of people before they reach the database. */
  sealer: Sealer;
  mailer: Mailer;
  fanOut: FanOut;
  background: Background;
  /** What name servers say of hosts. */
  hostNames: HostNames;
  payments: PaymentProviders;
  /** What each domain holds about a person, in the order of an erasure. */
  personalData: readonly PersonalData[];
  /** What each domain adds to the file of a firm, in the order in which it is read and written. */
  firmParts: readonly FirmPart[];
  demo: Demo;
  /** The only clock of the server; tests turn it. */
  now: () => Date;
  log: ServerLog;
}
