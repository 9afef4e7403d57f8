/** What may stand in the small table of a mail, each with a name in the bundles. */
export const mailFacts = [
  'order',
  'package',
  'paid',
  'amount',
  'takenBack',
  'customer',
  'payment',
  'invoice',
  'note',
  'browser',
  'system',
] as const;

/** A line of the small table of a mail. */
export type MailFact = (typeof mailFacts)[number];

type MailTable = Readonly<
  Record<
    string,
    {
      /** What its sentences name. */
      readonly params: readonly string[];
      /** What its bundle has beside `subject` and `text`: the words of its link, and what stands below. */
      readonly parts: readonly ('button' | 'after')[];
    }
  >
>;

/** Every mail of the portal: the words of its `subject` and its `text` stand in the six bundles. */
export const mails = {
  'password-reset': { params: ['company', 'name', 'duration'], parts: ['button', 'after'] },
  'confirm-email': { params: ['company', 'name', 'email', 'duration'], parts: ['button', 'after'] },
  'email-changed': { params: ['company', 'name', 'duration'], parts: ['button', 'after'] },
  'email-in-use': { params: ['company', 'name'], parts: ['button', 'after'] },
  'new-browser': { params: ['company', 'name'], parts: ['button', 'after'] },
  'password-changed': { params: ['company', 'name'], parts: ['button', 'after'] },
  invitation: { params: ['company', 'duration'], parts: ['button', 'after'] },
  'export-ready': { params: ['company', 'name', 'duration'], parts: ['button', 'after'] },
  'erasure-asked': { params: ['company', 'name', 'moment'], parts: ['button', 'after'] },
  'erasure-done': { params: ['company', 'name'], parts: [] },
  receipt: { params: ['company', 'name', 'number'], parts: ['button'] },
  /** The receipt of somebody who has no password yet. */
  'first-receipt': {
    params: ['company', 'name', 'number', 'duration'],
    parts: ['button', 'after'],
  },
  /** An order that the firm placed for somebody who has no password yet. */
  'first-order': {
    params: ['company', 'name', 'number', 'duration'],
    parts: ['button', 'after'],
  },
  'payment-returned': { params: ['company', 'name', 'reason'], parts: ['after'] },
  // To the firm
  'returned-to-buyer': { params: ['email', 'reason'], parts: [] },
  'payment-disputed': { params: ['subject'], parts: [] },
  'dispute-ended': { params: ['subject'], parts: [] },
  'payment-taken-back': { params: ['subject'], parts: [] },
  'payment-back-again': { params: ['subject'], parts: [] },
  // To whoever sent a resume: nothing that was typed stands in them, not even a name
  'review-ready': { params: ['company', 'deletion'], parts: ['button', 'after'] },
  'review-read': { params: ['company', 'reviewer'], parts: ['button'] },
  // To the reader for whom the firm wrote one
  'review-written': { params: ['company'], parts: ['button'] },
} as const satisfies MailTable;

export type MailCode = keyof typeof mails;

/** What the sentences of a mail name. */
export type MailParams<C extends MailCode> = Readonly<
  Record<(typeof mails)[C]['params'][number], string | number>
>;

/** Where a mail leads. */
export type MailLink<C extends MailCode> = 'button' extends (typeof mails)[C]['parts'][number]
  ? { link: string }
  : { link?: undefined };
