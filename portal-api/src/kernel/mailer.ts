/** One mail in plain text, sent in the name of a site. */
export interface Mail {
  siteId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
}

/** Delivers mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails land in the mailbox page of the demo instead of leaving. */
  readonly keepsMails: boolean;
}
