import { createTransport } from 'nodemailer';
import type { Mailer } from '../kernel/mailer.ts';

/** A real mail server. */
export const smtpMailer = (url: string): Mailer => {
  const transport = createTransport(url);
  return {
    keepsMails: false,
    send: async ({ from, to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html });
    },
  };
};
