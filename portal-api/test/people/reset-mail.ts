import type { SiteDatabase } from '../../src/kernel/database.ts';

/** The mails that the mailbox kept, oldest first. */
export const listMails = (db: SiteDatabase): Promise<{ recipient: string; body: string }[]> =>
  db.query('select recipient, body from mails order by created_at');

/** The code in the first mail with a recovery link; it is sent after the reply. */
export const waitForResetCode = async (db: SiteDatabase): Promise<string> => {
  for (let tries = 0; tries < 200; tries += 1) {
    // A mail of the test before, such as the word on a changed password, may still come in.
    for (const mail of await listMails(db)) {
      const code = /forgot-password-2\/([\w-]+)/.exec(mail.body)?.[1];
      if (code) return code;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('No mail came');
};

/** A mail that the mailbox kept. */
export interface KeptMail {
  recipient: string;
  subject: string;
  body: string;
}

/** The first mail that matches; mails are sent after the reply. */
export const waitForMail = async (
  db: SiteDatabase,
  wanted: { to: string; holds?: RegExp },
): Promise<KeptMail> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const mails = await db.query<KeptMail>(
      'select recipient, subject, body from mails where recipient = $1 order by created_at, id',
      [wanted.to],
    );
    const found = mails.find(({ body }) => wanted.holds?.test(body) ?? true);
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`No mail came to ${wanted.to}`);
};

/** The code in a mail's link to `page`. */
export const codeIn = (mail: KeptMail, page: string): string =>
  new RegExp(`/${page}/([\\w-]+)`).exec(mail.body)?.[1] ?? '';
