import type { TestApp } from '../create-test-app.ts';

/** A mail that the mailbox kept. */
export interface KeptMail {
  recipient: string;
  subject: string;
  body: string;
}

/** The mails that the mailbox kept, oldest first, once none is on its way: they are sent after the reply. */
export const listMails = async (portal: TestApp): Promise<KeptMail[]> => {
  await portal.settled();
  return portal.db().query('select recipient, subject, body from mails order by created_at, id');
};

/** The first mail that matches. */
export const waitForMail = async (
  portal: TestApp,
  { to, holds = /^/ }: { to: string; holds?: RegExp },
): Promise<KeptMail> => {
  const mails = await listMails(portal);
  const found = mails.find(({ recipient, body }) => recipient === to && holds.test(body));
  if (!found) throw new Error(`No mail came to ${to}`);
  return found;
};

/** The code in a mail's link to `page`. */
export const codeIn = (mail: Pick<KeptMail, 'body'>, page: string): string =>
  new RegExp(`/${page}/([\\w-]+)`).exec(mail.body)?.[1] ?? '';

/** The code in the first mail with a recovery link. */
export const waitForResetCode = async (portal: TestApp): Promise<string> => {
  const codes = (await listMails(portal)).map((mail) => codeIn(mail, 'forgot-password-2'));
  const code = codes.find(Boolean);
  if (!code) throw new Error('No mail with a recovery link came');
  return code;
};
