import path from 'node:path';
import { inProcessFanOut } from './adapters/fan-out.ts';
import type { FanOut } from './kernel/fan-out.ts';
import { postgresFanOut } from './adapters/fan-out.postgres.ts';
import { redisFanOut } from './adapters/fan-out.redis.ts';
import { folderFileStore } from './adapters/file-store.folder.ts';
import { s3FileStore } from './adapters/file-store.s3.ts';
import { smtpMailer } from './adapters/mailer.ts';
import { type PaymentAdapters, paymentAdapters } from './adapters/payments/payment-adapters.ts';
import { mailboxMailer } from './domains/mailbox/mailbox.service.ts';
import type { Config } from './kernel/config/config.ts';
import type { DatabaseServer } from './kernel/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import type { ServerLog } from './kernel/log.ts';
import type { Platform } from './kernel/platform.ts';

const openFanOut = async (
  config: Config,
  database: DatabaseServer,
  now: () => Date,
): Promise<FanOut> => {
  if (config.redisUrl) return redisFanOut(config.redisUrl);
  if (database.kind === 'postgres') return postgresFanOut(database, now);
  return inProcessFanOut();
};

/** The platform with the payment sandbox within reach of what puts the server together. */
export interface OpenPlatform extends Platform {
  payments: PaymentAdapters;
}

/** Opens everything that the configuration names and brings the schema up to date. */
export const openPlatform = async (
  config: Config,
  log: ServerLog,
): Promise<OpenPlatform & { close(): Promise<void> }> => {
  const now = () => new Date();
  const database = await openDatabase(config, now);
  const added = await migrate(database);
  if (added.length > 0) log.info({ migrations: added }, 'database migrated');
  const fanOut = await openFanOut(config, database, now);
  return {
    config,
    database,
    now,
    log,
    fanOut,
    payments: paymentAdapters(config.payments),
    fileStore: config.s3
      ? s3FileStore(config.s3)
      : await folderFileStore(path.join(config.dataDir, 'files')),
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : mailboxMailer(database),
    close: async () => {
      await fanOut.close();
      await database.close();
    },
  };
};
