import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { DatabaseServer } from '../kernel/database.ts';
import type { Mailer } from '../kernel/mailer.ts';

/** The default without any account: mails are kept for the mailbox page. */
export const mailboxMailer = (database: DatabaseServer, now: () => Date): Mailer => ({
  keepsMails: true,
  send: async (mail) => {
    await database
      .site(mail.siteId)
      .query(
        'insert into mails (id, site_id, recipient, subject, body, created_at) values ($1,$2,$3,$4,$5,$6)',
        [randomUUID(), mail.siteId, mail.to, mail.subject, mail.text, now()],
      );
  },
});

/** A real mail server. */
export const smtpMailer = (url: string): Mailer => {
  const transport = createTransport(url);
  return {
    keepsMails: false,
    send: async ({ from, to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
  };
};
