import { listMails, saveMailChoice } from '@portal/shared-contracts/mails';
import { demoPeople } from '../../../../seed/people.ts';
import { until } from '../../../../test/chaos/patience.ts';
import { postgresAnswers } from '../../../../test/database/postgres-url.ts';
import {
  callAs,
  isQuiet,
  type MailStorm,
  openMailStorm,
  pass,
  queue,
} from '../../../../test/mails/mail-storm.ts';
import type { NewNotice } from '../mail-notices.service.ts';

// `MAIL_EVENTS=500 MAIL_KILLS=20` is the size of a bad week; the suite plays a part of it.
const EVENTS = Number(process.env['MAIL_EVENTS'] ?? 48);
const KILLS = Number(process.env['MAIL_KILLS'] ?? 2);

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const SITE = 'northwind';
const { customer: thai, newCustomer: gathering, writer, writer2, admin } = demoPeople(SITE);
const readers = [thai, gathering, writer, writer2];

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const nameOf = (number: number): string => `I-${String(number).padStart(5, '0')}`;

const invoice = (number: number, personId: string): NewNotice => ({
  event: 'invoice-issued',
  key: nameOf(number),
  personId,
  facts: { invoice: nameOf(number), amount: { minor: 9900, currency: 'usd' } },
});

/** Kills the server in the middle of what it says to the mail server, wherever that is. */
const killOnce = async ({ db, api, mails, random }: MailStorm): Promise<void> => {
  const goal = mails.words() + 1 + Math.floor((random() * EVENTS * 12) / KILLS);
  await until(async () => mails.words() >= goal || mails.isStuck() || (await isQuiet(db)));
  await api.kill();
  await pass(db, 13);
  await api.start();
};

/** Works until nothing is left to be sent but what waits for the digest. */
const finish = async ({ db }: MailStorm): Promise<void> => {
  const isLeft = async () =>
    (
      await db.query(
        `select 1 from mail_notices where site_id = $1 and state in ('waiting', 'sending')
           and not is_digest limit 1`,
        [SITE],
      )
    ).length > 0;
  while (await isLeft()) {
    await pass(db, 13);
    await until(() => isQuiet(db));
  }
};

const namedIn = (text: string): string[] => text.match(/I-\d{5}/g) ?? [];

const countArrived = ({ mails }: MailStorm): Map<string, number> => {
  const counts = new Map<string, number>();
  // Admins are told of mails that failed, by their subjects.
  for (const { text } of mails.arrived.filter(({ to }) => !to.includes('admin')))
    for (const name of new Set(namedIn(text))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const listedAs = async (scene: MailStorm, state: 'uncertain' | 'failed'): Promise<number> => {
  const call = await callAs(scene, admin);
  const ids = new Set<string>();
  for (let cursor: string | undefined; ;) {
    const page = await call(listMails, { state, limit: '100', ...(cursor ? { cursor } : {}) }, 'l');
    for (const { _id } of page.items) ids.add(_id);
    if (page.nextCursor === null) return ids.size;
    cursor = page.nextCursor;
  }
};

/** What became of each notice, beside how often it can have arrived. */
const endsOf = async (scene: MailStorm) => {
  const arrived = countArrived(scene);
  const rows = await scene.db.query<{ key: string; state: string; personId: string }>(
    `select split_part(event_key, ':', 2) as key, state, person_id as "personId" from mail_notices
     where site_id = $1 and event = 'invoice-issued'`,
    [SITE],
  );
  return rows.map((row) => ({ ...row, times: arrived.get(row.key) ?? 0 }));
};

/** What did not arrive for certain stands in the firm's list. */
const expectListed = async (
  scene: MailStorm,
  atOnce: Awaited<ReturnType<typeof endsOf>>,
): Promise<void> => {
  const { db } = scene;
  for (const { key, state, times } of atOnce)
    expect([key, state]).toEqual([key, times === 0 ? 'uncertain' : state]);
  const states = new Set(atOnce.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['sent', 'uncertain']);
  const [unsure] = await db.query<{ n: number }>(
    `select count(*)::int as n from mail_notices where site_id = $1 and state = 'uncertain'
       and (lead_id is null or lead_id = id)`,
    [SITE],
  );
  expect(await listedAs(scene, 'uncertain')).toBe(unsure?.n);
  expect(await listedAs(scene, 'failed')).toBe(0);
};

whenPostgres(
  'BO-51 BO-52 BO-53 BO-54 BO-55 while servers are killed and the mail server fails, hangs and cuts, no mail comes twice, none is lost unlisted, and digest, unsubscribing and Thai hold',
  async () => {
    const scene = await openMailStorm(SITE, (work) => cleanUps.push(work));
    const { db, api, mails, calm } = scene;
    await db.query(`update people set language = 'th' where site_id = $1 and id = $2`, [
      SITE,
      thai,
    ]);
    await api.start();
    const choice = { event: 'invoice-issued', choice: 'digest' } as const;
    const call = await callAs(scene, gathering);
    await call(saveMailChoice, choice, 'choice');
    await queue(
      db,
      Array.from({ length: EVENTS }, (_, at) => invoice(at, readers[at % 4] ?? thai)),
    );
    for (let kills = 0; kills < KILLS; kills += 1) await killOnce(scene);

    calm();
    await finish(scene);
    const ends = await endsOf(scene);
    expect(ends).toHaveLength(EVENTS);
    expect(ends.filter(({ times }) => times > 1)).toEqual([]);
    await expectListed(
      scene,
      ends.filter(({ personId }) => personId !== gathering),
    );

    // What was to be gathered is one mail with all of it, the day after.
    const later = ends.filter(({ personId }) => personId === gathering);
    expect(new Set(later.map(({ state, times }) => `${state} ${times}`))).toEqual(
      new Set(['waiting 0']),
    );
    await pass(db, 25, 'is_digest');
    await until(() => isQuiet(db));
    const digests = mails.arrived.filter(({ to }) => to === 'new-customer@example.com');
    expect(digests.map(({ text }) => new Set(namedIn(text)))).toEqual([
      new Set(later.map(({ key }) => key)),
    ]);

    const own = mails.arrived.filter(({ to }) => to === 'customer@example.com');
    expect(own.length).toBeGreaterThan(0);
    for (const { subject, text } of own) expect(`${subject} ${text}`).toMatch(/[\u0E00-\u0E7F]{3}/);

    const link = new URL(own[0]?.unsubscribe ?? '');
    const reply = await fetch(`http://localhost:${api.port}${link.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(reply.status).toBe(200);
    await queue(db, [invoice(EVENTS, thai), invoice(EVENTS + 1, writer)]);
    await until(() => isQuiet(db));
    const last = (await endsOf(scene)).filter(({ key }) => key >= nameOf(EVENTS));
    expect(last.map(({ state, times }) => [state, times]).toSorted()).toEqual([
      ['dropped', 0],
      ['sent', 1],
    ]);
  },
);
