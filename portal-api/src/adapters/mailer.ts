import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Mail, type Mailer, MailRefused } from '../kernel/mailer.ts';

// A server that says nothing for so long says nothing any more.
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

interface SmtpFailure {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  message: string;
}

/** What a mail is told when the server begins to hear of it. */
interface Offered {
  onOffer(): void;
}

const wasAnswered = ({ code = '', responseCode }: SmtpFailure): boolean =>
  responseCode !== undefined && code !== 'ECONNECTION' && code !== 'ETLS';

const isPermanent = ({ responseCode = 0, command }: SmtpFailure): boolean =>
  command === 'RCPT TO' && responseCode >= 500;

/** Where the server certainly did not take the mail, says so; a connection that was cut leaves it open. */
const toRefusal = (error: unknown, wasOffered: boolean): unknown => {
  const failure = error as SmtpFailure;
  if (!(error instanceof Error)) return error;
  const hasNoRecipient = failure.code === 'EENVELOPE';
  if (wasOffered && !hasNoRecipient && !wasAnswered(failure)) return error;
  const { code, originalCode, responseCode, command, message } = failure;
  const what = [code, originalCode, command, responseCode].filter((part) => part !== undefined);
  return new MailRefused(`The mail server took no mail: ${what.join(' ')}`, {
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
export const smtpMailer = (url: string, patience = PATIENCE): Mailer => {
  // Later settings win over those of the address.
  const transport = createTransport({ url, ...patience });
  // The content is opened right before the sender is named: whatever failed until then, no mail was offered.
  transport.use('stream', ({ data, message }, next) => {
    const open = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      (data as Offered).onOffer();
      return open(options);
    };
    next();
  });
  return {
    keepsMails: false,
    send: async (mail) => {
      let wasOffered = false;
      const onOffer = (): void => void (wasOffered = true);
      try {
        await transport.sendMail({ ...toMessage(mail), onOffer } as SendMailOptions & Offered);
      } catch (error) {
        throw toRefusal(error, wasOffered);
      }
    },
  };
};
