import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { type NewNotice, queueMails } from '../../src/domains/mail-notices/mail-notices.service.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import type { SiteDatabase } from '../../src/kernel/database.ts';
import { type ApiProcess, apiProcess } from '../chaos/api-process.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import type { SeedLevel } from '../database/snapshot.ts';
import { postgresFromTemplate } from '../database/test-database.postgres.ts';
import { callOverHttp } from '../money/call-over-http.ts';
import { type Fate, type MailServer, openMailServer } from './mail-server.ts';

/** A portal in a process of its own, on a database and a mail server of the test. */
export interface MailStorm {
  db: SiteDatabase;
  api: ApiProcess;
  mails: MailServer;
  random: () => number;
  /** From now on every mail is taken. */
  calm(): void;
}

/**
 * Opens one; what is to be closed afterwards is handed to `cleanUp`, the last first. Mails fail by chance, or all of them
 * in the same way.
 */
export const openMailStorm = async (
  siteId: string,
  cleanUp: (work: () => unknown) => unknown,
  { seed = 'base', fate }: { seed?: SeedLevel; fate?: Fate } = {},
): Promise<MailStorm> => {
  const random = seededRandom(500);
  const bad: Fate[] = ['busy', 'hung', 'cut before', 'cut after'];
  let isCalm = false;
  const mails = await openMailServer(() => {
    const chance = random();
    if (fate && !isCalm) return fate;
    return isCalm || chance > 0.3 ? 'taken' : (bad[Math.floor((chance / 0.3) * 4)] ?? 'taken');
  });
  cleanUp(() => mails.close());
  const { server, url } = await postgresFromTemplate(seed);
  cleanUp(() => server.close());
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-mail-kills-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const settings = { DATABASE_URL: url, SMTP_URL: mails.url };
  const api = await apiProcess(folder, settings, { isHasty: true });
  cleanUp(() => api.kill());
  const calm = () => {
    isCalm = true;
  };
  return { db: server.site(siteId), api, mails, random, calm };
};

/** Calls of somebody who is signed in. */
export const callAs = async ({ db, api }: MailStorm, personId: string) => {
  const { token } = await createSession(db, personId, false);
  return callOverHttp(api.port, `${SESSION_COOKIE}=${token}`);
};

/** Tells of what happened. */
export const queue = (db: SiteDatabase, notices: readonly NewNotice[]): Promise<void> =>
  db.transaction((tx) => queueMails(tx, notices));

/** As if the server had been away for so many hours; digests keep their hour until all else has left. */
export const pass = async (
  db: SiteDatabase,
  hours: number,
  what = 'not is_digest',
): Promise<void> => {
  await db.query(
    `update mail_notices set due_at = due_at - $2 * interval '1 hour',
       claimed_until = claimed_until - $2 * interval '1 hour',
       sending_at = sending_at - $2 * interval '1 hour'
     where site_id = $1 and state in ('waiting', 'sending') and ${what}`,
    [db.siteId, hours],
  );
};

/** Whether nothing is due and nothing is being sent. */
export const isQuiet = async (db: SiteDatabase): Promise<boolean> =>
  (
    await db.query(
      `select 1 from mail_notices where site_id = $1 and (state = 'sending'
         or (state = 'waiting' and due_at <= now())) limit 1`,
      [db.siteId],
    )
  ).length === 0;
