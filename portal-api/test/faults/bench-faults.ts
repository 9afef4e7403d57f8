import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seededRandom } from '../chaos/seeded-random.ts';
import { createTestApp } from '../create-test-app.ts';
import { postgresAnswers } from '../database/postgres-url.ts';
import { chatStorm } from './chat-storm.ts';
import { rushForCoupons } from './coupon-rush.ts';
import { cutUploads } from './cut-uploads.ts';
import { DYING_WORKERS, mailStorm } from './mail-storm.ts';
import { killOverOffice } from './office-kills.ts';
import { killOverPayments } from './payment-kills.ts';
import { playSchedules } from './payment-schedules.ts';

// `pnpm bench faults [chat] [kills] [schedules] [coupons] [uploads] [mails] [post] [refunds] [office] [boards] [keystrokes] [remotes] [canaries]`: whatever breaks on the way, nothing is lost or done twice.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    messages: { type: 'string', default: '100000' },
    schedules: { type: 'string', default: '10000' },
    coupons: { type: 'string', default: '50' },
    uploads: { type: 'string', default: '2000' },
    mails: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    refunds: { type: 'string', default: '1000' },
    office: { type: 'string', default: '100' },
    operations: { type: 'string', default: '1000' },
    keystrokes: { type: 'string', default: '1000000' },
    canaries: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Begins with the schedule of this path, which a failure names. */
    path: { type: 'string' },
    /** Of PostgreSQL, and of Redis where messages cross by one. */
    restarts: { type: 'string', default: '10' },
    /** `pglite` or `postgres`; without it both, where a PostgreSQL answers. Chat and kills need PostgreSQL. */
    database: { type: 'string' },
  },
});
const seed = Number(values.seed);

/** Plays one part and says what was tried; what is lost is thrown. */
type Part = () => Promise<string>;

const schedules: Part = async () => {
  const paid = await playSchedules(Number(values.schedules), {
    seed,
    ...(values.path && { path: values.path }),
  });
  return `${values.schedules} payment schedules, ${paid} of them paid`;
};

const coupons: Part = async () => {
  const without = await rushForCoupons(Number(values.coupons), seed);
  return `${values.coupons} coupons at their limit, ${without} guests went away without`;
};

const uploads: Part = async () => {
  const random = seededRandom(seed);
  await cutUploads(Array.from({ length: Number(values.uploads) }, random));
  const onBucket = Math.ceil(Number(values.uploads) / 4);
  await cutUploads(Array.from({ length: onBucket }, random), true);
  return `${values.uploads} uploads of 20 MB cut at random bytes, ${onBucket} more on the way to a bucket`;
};

const mails: Part = async () => {
  const count = Number(values.mails);
  const rounds = Math.ceil(count / 3);
  const portal = await createTestApp();
  try {
    const { sent, uncertain } = await mailStorm(portal, { mails: count, rounds, seed });
    return `${count} mails through ${rounds * DYING_WORKERS} dying workers: ${sent} sent, ${uncertain} listed as uncertain`;
  } finally {
    await portal.close();
  }
};

/** One in ten messages crosses by the database's own news, the others by a Redis. */
const chat: Part = async () => {
  const sends = Number(values.messages);
  const who = { seed, conversations: 5, servers: 3, restarts: Number(values.restarts) };
  const said: string[] = [];
  for (const [count, withRedis] of [
    [Math.ceil(sends * 0.9), true],
    [Math.floor(sends / 10), false],
  ] as const) {
    const size = { sends: count, cuts: count / 50, kills: Math.ceil(count / 1000) };
    const happened = await chatStorm({ ...who, ...size, withRedis });
    const what = Object.entries(happened).map(([name, times]) => `${times} ${name}`);
    said.push(`${count} messages by ${withRedis ? 'Redis' : 'PostgreSQL'}: ${what.join(', ')}`);
  }
  return `${said.join('; ')}; ten people, three server processes`;
};

const kills: Part = async () => {
  const paid = await killOverPayments(Number(values.kills), seed);
  return `a server killed ${values.kills} times over purchases at four places, ${paid} of them paid`;
};

const office: Part = async () => {
  await killOverOffice(Number(values.office), seed);
  return `a server killed ${values.office} times while an admin saves settings, adds a coupon and places an order`;
};

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** A part that is a test at another size, which it reads from its environment. */
const inTest =
  (name: string, what: string, size: Readonly<Record<string, string>>): Part =>
  async () => {
    const jest = ['--no-warnings', 'node_modules/jest/bin/jest.js', name, '--runInBand'];
    const { status, stderr } = spawnSync(process.execPath, jest, {
      cwd: PACKAGE,
      env: { ...process.env, ...size },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr.trim());
    return what;
  };

/** A part that a person would see: the programs of the browser know the server by its pages only. */
const inBrowser =
  (name: string, ...options: string[]): Part =>
  async () => {
    const program = fileURLToPath(
      new URL('../../../e2e/bench/faults/browser-faults.ts', import.meta.url),
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, name, ...options], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.trim();
  };

const parts: Readonly<Record<string, Part>> = { schedules, coupons, uploads, mails };
const post = `${values.mails} mails through 20 killed servers and a mail server that fails, hangs and cuts`;
const boards = `${values.operations} random operations of four tabs at two servers, and as many of five clients at one`;
const refunds = `double clicks of two admins over ${values.refunds} killed servers`;
const onPostgres: Readonly<Record<string, Part>> = {
  chat,
  kills,
  office,
  post: inTest('mail-kills', post, { MAIL_EVENTS: values.mails, MAIL_KILLS: '20' }),
  refunds: inTest('refund-kills', refunds, { REFUND_KILLS: values.refunds }),
  boards: inTest('boards.(two-servers|concurrency)', boards, {
    BOARD_OPERATIONS: values.operations,
  }),
};
const inTabs: Readonly<Record<string, Part>> = {
  keystrokes: inBrowser('keystrokes', '--keystrokes', values.keystrokes),
  remotes: inBrowser('remotes'),
  canaries: inBrowser('canaries', '--canaries', values.canaries),
};
const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
let lost = 0;

const play = async (name: string, part: Part): Promise<void> => {
  try {
    console.warn(`${name}: ${await part()}; 0 lost`);
  } catch (error) {
    lost += 1;
    const { message, cause } = error as Error;
    console.warn(`${name}: LOST ${message}${cause instanceof Error ? `\n${cause.message}` : ''}`);
  }
};

const hasPostgres = await postgresAnswers();
const databases = values.database
  ? [values.database]
  : ['pglite', ...(hasPostgres ? ['postgres'] : [])];
for (const database of databases) {
  process.env['TEST_DATABASE'] = database;
  console.warn(`\nOn ${database}, seed ${seed}`);
  for (const [name, part] of Object.entries(parts)) if (isWanted(name)) await play(name, part);
}
for (const [name, part] of Object.entries(onPostgres))
  if (isWanted(name) && hasPostgres) await play(name, part);
  else if (isWanted(name)) console.warn(`${name}: not played, it needs a PostgreSQL`);
for (const [name, part] of Object.entries(inTabs)) if (isWanted(name)) await play(name, part);
console.warn(lost === 0 ? '\nNothing was lost.' : `\n${lost} parts lost something.`);
process.exitCode = lost === 0 ? 0 : 1;
