/** One mail, as plain text and as a page, sent in the name of a site. */
export interface Mail {
  siteId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** Where one press ends mails of this kind (RFC 8058). */
  unsubscribe?: string;
}

/**
 * The mail server said no, or was never asked: the mail did certainly not leave. Any other failure of `send` leaves
 * open whether it did.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Whether the address is the reason, so that trying again helps nobody. */
  readonly isBounce: boolean;
  /** What the mail server said; it names the recipient, so it stays out of the message, which reaches the log. */
  readonly reply: string;
  constructor(
    message: string,
    { isBounce = false, reply = message }: { isBounce?: boolean; reply?: string } = {},
  ) {
    super(message);
    this.isBounce = isBounce;
    this.reply = reply;
  }
}

/** What became of the mails of this process. */
export interface MailCounts {
  /** Handed over and not taken by the mail server yet. */
  waiting: number;
  sent: number;
  failed: number;
  /** Refused because of the address: nothing that an operator could mend. */
  bounced: number;
}

/** Delivers mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails land in the mailbox page of the demo instead of leaving. */
  readonly keepsMails: boolean;
  readonly counts?: Readonly<MailCounts>;
}
