import { type MailCounts, type Mailer, MailRefused } from '../kernel/mailer.ts';

/** The same mailer, which counts what becomes of its mails. */
export const countedMailer = (mailer: Mailer): Mailer => {
  const counts: MailCounts = { waiting: 0, sent: 0, failed: 0, bounced: 0 };
  return {
    ...mailer,
    counts,
    send: async (mail) => {
      counts.waiting += 1;
      try {
        await mailer.send(mail);
        counts.sent += 1;
      } catch (error) {
        counts[error instanceof MailRefused && error.isBounce ? 'bounced' : 'failed'] += 1;
        throw error;
      } finally {
        counts.waiting -= 1;
      }
    },
  };
};
