import { postOfficeOf } from '../../src/domains/mail-notices/mail-notices.routes.ts';
import { type NewNotice, queueMails } from '../../src/domains/mail-notices/mail-notices.service.ts';
import type { PostOffice } from '../../src/domains/mail-notices/post/post-office.ts';
import type { Mail } from '../../src/kernel/mailer.ts';
import type { TestApp } from '../create-test-app.ts';

const MINUTE = 60_000;

/** A queued mail as it stands. */
export interface QueuedRow {
  key: string;
  state: string;
  reason: string | null;
  subject: string | null;
  attempts: number;
}

/** A mail that arrived in the mailbox of the demo. */
export interface ArrivedMail {
  subject: string;
  body: string;
  html: string;
}

/** What tests of mails do to a server. */
export const mailDesk = (portal: TestApp) => ({
  later: (minutes: number): void => portal.clock.advance(minutes * MINUTE),
  /** What the server does by itself every few seconds. */
  rounds: async (): Promise<void> => {
    for (const work of portal.app.portal.rounds) await work();
  },
  /** An office whose mailer is played by the test. */
  officeWith: (send: (mail: Mail) => Promise<void>): PostOffice => ({
    ...postOfficeOf(portal.app, {}),
    mailer: { keepsMails: false, send },
  }),
  queue: (...notices: NewNotice[]): Promise<void> =>
    portal.db().transaction((tx) => queueMails(tx, notices)),
  rows: (): Promise<QueuedRow[]> =>
    portal
      .db()
      .query<QueuedRow>(
        'select event_key as key, state, reason, subject, attempts from mail_notices order by created_at, event_key',
      ),
  mailsTo: (email: string): Promise<ArrivedMail[]> =>
    portal
      .db()
      .query<ArrivedMail>(
        'select subject, body, html from mails where recipient = $1 order by created_at, subject',
        [email],
      ),
  clear: async (): Promise<void> => {
    await portal.settled();
    for (const table of ['mail_notices', 'mails', 'paused_addresses'])
      await portal.db().query(`delete from ${table}`);
  },
});
