import assert from 'node:assert/strict';
import { deliverDue } from '../../src/domains/mail-notices/post/deliver-mails.ts';
import type { PostOffice } from '../../src/domains/mail-notices/post/post-office.ts';
import { MailRefused } from '../../src/kernel/mailer.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import type { TestApp } from '../create-test-app.ts';
import { dyingWorker } from '../mails/dying-worker.ts';
import { mailDesk } from '../mails/mail-desk.ts';

/** Workers that die in each round. */
export const DYING_WORKERS = 3;
const MOST_REFUSALS = 3;

type Counts = Map<string, number>;

const note = (counts: Counts, mail: string): void =>
  void counts.set(mail, (counts.get(mail) ?? 0) + 1);

const queueAll = async (portal: TestApp, mails: number): Promise<void> => {
  const people = (['customer', 'writer', 'admin'] as const).map((who) => portal.personId(who));
  await mailDesk(portal).queue(
    ...Array.from({ length: mails }, (_, index) => ({
      event: 'invoice-issued' as const,
      key: `invoice-${1000 + index}`,
      personId: people[index % people.length] as string,
      facts: { invoice: `I-${1000 + index}`, amount: { minor: 9900, currency: 'usd' as const } },
    })),
  );
};

/** A server of mails that refuses one in ten for now, and counts what it took. */
const busyOffice = (portal: TestApp, random: () => number, delivered: Counts): PostOffice => {
  const refused: Counts = new Map();
  return mailDesk(portal).officeWith(async ({ to, subject }) => {
    const mail = `${to} ${subject}`;
    // No mail more often: its next try would lie beyond the end.
    if (random() < 0.1 && (refused.get(mail) ?? 0) < MOST_REFUSALS) {
      note(refused, mail);
      throw new MailRefused('451 busy');
    }
    note(delivered, mail);
  });
};

interface State {
  state: string;
  subject: string;
  recipient: string;
}

const compare = (states: readonly State[], delivered: Counts, mails: number) => {
  assert.equal(Math.max(...delivered.values()), 1);
  for (const { state, subject, recipient } of states) {
    if (delivered.has(`${recipient} ${subject}`)) assert.match(state, /^(sent|uncertain)$/);
    else assert.equal(state, 'uncertain');
  }
  assert.equal(states.length, mails);
  const counted = (wanted: string) => states.filter(({ state }) => state === wanted).length;
  return { sent: counted('sent'), uncertain: counted('uncertain') };
};

/** So many mails while workers die at any step: none is sent twice, none is lost without being listed. */
export const mailStorm = async (
  portal: TestApp,
  { mails, rounds, seed }: { mails: number; rounds: number; seed: number },
): Promise<{ sent: number; uncertain: number }> => {
  const desk = mailDesk(portal);
  const random = seededRandom(seed);
  const delivered: Counts = new Map();
  await queueAll(portal, mails);
  const office = busyOffice(portal, random, delivered);
  for (let round = 0; round < rounds; round += 1) {
    const dying = Array.from({ length: DYING_WORKERS }, () =>
      deliverDue(dyingWorker(office, 4 + Math.floor(random() * 60))),
    );
    await Promise.allSettled(dying);
    desk.later(3);
  }
  const isWaiting = async (): Promise<boolean> =>
    (await desk.rows()).some(
      ({ key, state }) => key.startsWith('invoice') && /^(waiting|sending)$/.test(state),
    );
  for (let round = 0; round < 12 || (round < 400 && (await isWaiting())); round += 1) {
    desk.later(60);
    await deliverDue(office);
  }
  const states = await portal
    .db()
    .query<State>(
      "select state, subject, recipient from mail_notices where event = 'invoice-issued'",
    );
  return compare(states, delivered, mails);
};
