import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProcessFanOut } from '../src/adapters/fan-out.ts';
import type { FileStore } from '../src/kernel/file-store.ts';
import { modelOf } from '../src/adapters/models/chat-model.ts';
import { countedMailer } from '../src/adapters/counted-mailer.ts';
import { folderFileStore } from '../src/adapters/file-store.folder.ts';
import { paymentAdapters } from '../src/adapters/payments/payment-adapters.ts';
import { mailboxMailer } from '../src/domains/mailbox/mailbox.service.ts';
import { readConfig } from '../src/kernel/config/config.ts';
import type { DatabaseServer } from '../src/kernel/database.ts';
import { claimStore, readIdentity } from '../src/domains/files/store-owner.service.ts';
import { createBackground } from '../src/kernel/background.ts';
import { createLog, type ServerLog } from '../src/kernel/log.ts';
import { createSealer } from '../src/kernel/secrets/sealer.ts';
import { DEMO } from '../src/handed-in/demo.ts';
import { FIRM_PARTS } from '../src/handed-in/firm-parts.ts';
import { PERSONAL_DATA } from '../src/personal-data.ts';
import { type OpenPlatform, openSafety } from '../src/open-platform.ts';
import { type HeldNames, heldNames } from './hosts/held-names.ts';
import { type TestClock, testClock } from './clock.ts';
import { type InstantAnalyser, instantAnalyser } from './reviews/instant-analyser.ts';

/** One line of the log, kept for assertions. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  details: object;
  message: string;
}

const keptLog = (entries: LogEntry[]): ServerLog =>
  createLog('info', {
    write: (line) => {
      const { level, message, ...details } = JSON.parse(line) as LogEntry & object;
      entries.push({ level, details, message });
    },
  });

// Files of the seed are read where the snapshot keeps them; everything new goes to this test's folder.
const layered = (own: FileStore, seeded: FileStore): FileStore => ({
  ...own,
  get: async (key) => own.get(key).catch(() => seeded.get(key)),
});

export interface TestPlatform extends OpenPlatform {
  analyser: InstantAnalyser;
  hostNames: HeldNames;
  clock: TestClock;
  logged: LogEntry[];
  close(): Promise<void>;
}

/** The platform of one test: its own database, folder, clock and log. */
export const testPlatform = async (
  database: DatabaseServer,
  seedFiles: string,
  {
    clock = testClock(),
    ...overrides
  }: Partial<Omit<OpenPlatform, 'analyser' | 'hostNames'>> & { clock?: TestClock } = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<TestPlatform> => {
  const folder = await mkdtemp(path.join(tmpdir(), `portal-test-${randomUUID().slice(0, 8)}-`));
  const logged: LogEntry[] = [];
  const fanOut = inProcessFanOut();
  const identity = await readIdentity(database.platform(), undefined);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const log = keptLog(logged);
  const fileStore = layered(
    await folderFileStore(path.join(folder, 'files')),
    await folderFileStore(seedFiles),
  );
  const platform = {
    config,
    database,
    identity,
    now: clock.now,
    ...openSafety(config, fileStore, log),
    sealer: createSealer(config.secrets),
    mailer: countedMailer(mailboxMailer(database)),
    fanOut,
    background: createBackground(),
    hostNames: heldNames(),
    payments: paymentAdapters(config.payments),
    analyser: instantAnalyser(),
    reviewModel: modelOf(config.reviewModel),
    personalData: PERSONAL_DATA,
    firmParts: FIRM_PARTS,
    demo: DEMO,
    log,
    ...overrides,
    clock,
    logged,
    close: async () => {
      await fanOut.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await claimStore(platform);
  return platform;
};
