/** One mail, as plain text and as a page, sent in the name of a site. */
export interface Mail {
  siteId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What became of the mails of this process. */
export interface MailCounts {
  /** Handed over and not taken by the mail server yet. */
  waiting: number;
  sent: number;
  failed: number;
}

/** Delivers mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails land in the mailbox page of the demo instead of leaving. */
  readonly keepsMails: boolean;
  readonly counts?: Readonly<MailCounts>;
}
