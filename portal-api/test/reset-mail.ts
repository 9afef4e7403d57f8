import type { SiteDatabase } from '../src/kernel/database.ts';

/** The mails that the mailbox kept, oldest first. */
export const listMails = (db: SiteDatabase): Promise<{ recipient: string; body: string }[]> =>
  db.query('select recipient, body from mails order by created_at');

/** The code in the first mail with a recovery link; it is sent after the reply. */
export const waitForResetCode = async (db: SiteDatabase): Promise<string> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const [mail] = await listMails(db);
    if (mail) return /forgot-password-2\/([\w-]+)/.exec(mail.body)?.[1] ?? '';
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('No mail came');
};
