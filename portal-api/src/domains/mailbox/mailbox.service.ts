import type { DatabaseServer } from '../../kernel/database.ts';
import type { Mailer } from '../../kernel/mailer.ts';
import { insertMail } from './mails.repository.ts';

export { deleteMailsTo } from './mails.repository.ts';

/** The mailer without any account: mails are kept for the mailbox page. */
export const mailboxMailer = (database: DatabaseServer): Mailer => ({
  keepsMails: true,
  send: (mail) => insertMail(database.site(mail.siteId), mail),
});
