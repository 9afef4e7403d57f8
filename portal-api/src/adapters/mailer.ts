import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, MailRefused } from '../kernel/mailer.ts';

// A server that says nothing for so long says nothing any more.
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

interface SmtpFailure {
  code?: string;
  command?: string;
  syscall?: string;
  responseCode?: number;
  message: string;
}

// Failures before the server was handed anything, whatever it would have said.
const BEFORE = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'EPROXY', 'EENVELOPE']);

const wasAnswered = ({ code = '', responseCode }: SmtpFailure): boolean =>
  responseCode !== undefined && code !== 'ECONNECTION' && code !== 'ETLS';

const wasNeverAsked = ({ code = '', syscall }: SmtpFailure): boolean =>
  BEFORE.has(code) || syscall === 'connect' || syscall === 'getaddrinfo';

const isPermanent = ({ responseCode = 0, command }: SmtpFailure): boolean =>
  command === 'RCPT TO' && responseCode >= 500;

/** Where the server certainly did not take the mail, says so; a connection that was cut leaves it open. */
export const toRefusal = (error: unknown): unknown => {
  const failure = error as SmtpFailure;
  if (!(error instanceof Error) || !(wasAnswered(failure) || wasNeverAsked(failure))) return error;
  const { code, responseCode, command, message } = failure;
  const what = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailRefused(`The mail server took no mail: ${what}`, {
    isBounce: isPermanent(failure),
    reply: message,
  });
};

const oneClick = (unsubscribe: string | undefined) =>
  unsubscribe === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };

const toMessage = ({ from, to, subject, text, html, replyTo, unsubscribe }: Mail) => ({
  from,
  // As one address whatever it holds: text would be read as a list of them.
  to: { name: '', address: to },
  subject,
  text,
  html,
  ...(replyTo === undefined ? {} : { replyTo }),
  ...oneClick(unsubscribe),
});

/** A real mail server. */
export const smtpMailer = (url: string): Mailer => {
  // Later settings win over those of the address.
  const transport = createTransport({ url, ...PATIENCE });
  return {
    keepsMails: false,
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail));
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
};
