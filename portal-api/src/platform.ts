import type { FanOut } from './adapters/fan-out.ts';
import type { FileStore } from './adapters/file-store.ts';
import type { Mailer } from './adapters/mailer.ts';
import type { PaymentAdapters } from './adapters/payments/payment-adapters.ts';
import type { Config } from './kernel/config.ts';
import type { DatabaseServer } from './database/database.ts';

/** Least that the process needs of a logger. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What the whole process shares; a request gets only its own site's part of it. */
export interface Platform {
  config: Config;
  database: DatabaseServer;
  fileStore: FileStore;
  mailer: Mailer;
  fanOut: FanOut;
  /** The payment providers; made from the configuration where a test does not hand in its own. */
  payments?: PaymentAdapters;
  /** The only clock of the server; tests turn it. */
  now: () => Date;
  log: Log;
}
