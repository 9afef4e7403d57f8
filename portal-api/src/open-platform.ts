import path from 'node:path';
import { inProcessFanOut } from './adapters/fan-out.ts';
import type { FanOut } from './kernel/fan-out.ts';
import { postgresFanOut } from './adapters/fan-out.postgres.ts';
import { openFiles } from './domains/files/open-files.ts';
import { nameServers } from './adapters/hosts/name-servers.ts';
import { sandboxNames } from './adapters/hosts/sandbox-names.ts';
import { modelOf } from './adapters/models/chat-model.ts';
import { countedMailer } from './adapters/counted-mailer.ts';
import { breachedPasswords } from './adapters/safety/breached-passwords.ts';
import { clamd } from './adapters/safety/clamd.ts';
import { type PaymentAdapters, paymentAdapters } from './adapters/payments/payment-adapters.ts';
import { mailboxMailer } from './domains/mailbox/mailbox.service.ts';
import { createBackground } from './kernel/background.ts';
import type { Analyser } from './kernel/reviews/analyser.ts';
import type { ReviewModel } from './kernel/reviews/review-model.ts';
import type { Config } from './kernel/config/config.ts';
import type { DatabaseServer } from './kernel/database.ts';
import { claimStore, readIdentity } from './domains/files/store-owner.service.ts';
import { makeFolder } from './database/folder-lock.ts';
import { bringUpToDate } from './database/logins.ts';
import { refuseTransactionPooler } from './database/refuse-pooler.ts';
import { openDatabase } from './database/open.ts';
import type { FileStore, PortalIdentity } from './kernel/file-store.ts';
import type { HostNames } from './kernel/hosts/host-names.ts';
import { openAnalyser } from './operating/open-analyser.ts';
import { untilAnswers } from './kernel/until-answers.ts';
import type { ServerLog } from './kernel/log.ts';
import type { Mailer } from './kernel/mailer.ts';
import type { Platform } from './kernel/platform.ts';
import { createSealer } from './kernel/secrets/sealer.ts';
import { DEMO } from './handed-in/demo.ts';
import { FIRM_PARTS } from './handed-in/firm-parts.ts';
import { PERSONAL_DATA } from './personal-data.ts';

// What only some configurations need is loaded where they ask for it: a start is mostly the loading of code.

const openFanOut = async (
  config: Config,
  database: DatabaseServer,
  identity: PortalIdentity,
  now: () => Date,
): Promise<FanOut> => {
  if (config.redisUrl) {
    const { redisFanOut } = await import('./adapters/fan-out.redis.ts');
    return redisFanOut(config.redisUrl, identity);
  }
  if (database.kind === 'postgres') return postgresFanOut(database, now);
  return inProcessFanOut();
};

const openMailer = async ({ smtpUrl }: Config, database: DatabaseServer): Promise<Mailer> => {
  if (!smtpUrl) return mailboxMailer(database);
  const { smtpMailer } = await import('./adapters/mailer.ts');
  return smtpMailer(smtpUrl);
};

/** What the operator has asked about files and passwords. */
export const openSafety = (
  { safety: { scannerUrl, breachedPasswordsUrl } }: Config,
  fileStore: FileStore,
  log: ServerLog,
): Pick<Platform, 'fileStore' | 'scanner' | 'isBreached'> => {
  const scanner = scannerUrl === undefined ? undefined : clamd(scannerUrl, { log });
  return {
    fileStore: scanner ? { ...fileStore, scan: scanner.scan } : fileStore,
    scanner,
    isBreached: breachedPasswords(breachedPasswordsUrl, { log }),
  };
};

const openHostNames = ({ mode, dataDir }: Config): HostNames =>
  mode === 'demo'
    ? sandboxNames(path.join(dataDir, 'host-records.json'), nameServers())
    : nameServers();

/** The platform with the payment sandbox within reach of what puts the server together. */
export interface OpenPlatform extends Platform {
  payments: PaymentAdapters;
  /** Reads the resumes of the free review. */
  analyser: Analyser;
  /** What it may ask beside its own checks (RV-47). */
  reviewModel?: ReviewModel | undefined;
}

/** Opens everything that the configuration names and brings the schema up to date. */
export const openPlatform = async (
  config: Config,
  log: ServerLog,
): Promise<OpenPlatform & { close(): Promise<void> }> => {
  const now = () => new Date();
  const patience = { log, seconds: config.operating.startSeconds };
  await makeFolder(config.dataDir);
  const { databaseUrl } = config;
  if (databaseUrl)
    await untilAnswers('the database', () => refuseTransactionPooler(databaseUrl), patience);
  const database = await openDatabase(config, now);
  const added = await untilAnswers(
    'the database',
    () => bringUpToDate(database, config.migrationsUrl),
    patience,
  );
  if (added.length > 0) log.info({ migrations: added }, 'database migrated');
  const identity = await readIdentity(database.platform(), config.publicUrl);
  const fileStore = await openFiles(config, identity);
  await untilAnswers(
    'the file store',
    () => claimStore({ database, fileStore, identity }),
    patience,
  );
  const fanOut = await untilAnswers(
    config.redisUrl ? 'Redis' : 'the database',
    () => openFanOut(config, database, identity, now),
    patience,
  );
  const analyser = openAnalyser();
  const background = createBackground();
  return {
    config,
    database,
    now,
    log,
    fanOut,
    background,
    hostNames: openHostNames(config),
    payments: paymentAdapters(config.payments),
    analyser,
    reviewModel: modelOf(config.reviewModel),
    personalData: PERSONAL_DATA,
    firmParts: FIRM_PARTS,
    demo: DEMO,
    identity,
    ...openSafety(config, fileStore, log),
    sealer: createSealer(config.secrets),
    mailer: countedMailer(await openMailer(config, database)),
    close: async () => {
      await background.settled();
      await analyser.close();
      await fanOut.close();
      await database.close();
    },
  };
};
