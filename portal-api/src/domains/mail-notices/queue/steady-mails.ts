import type { MailEvent } from '@portal/shared-contracts/mails';

/** Mails to a person that come whatever was chosen, in the portal's own words (BO-51). */
const steadyToPeople = ['receipt', 'payment-returned', 'first-order', 'email-changed'] as const;

/** Mails to the firm itself, at its own address. */
const steadyToFirm = [
  'returned-to-buyer',
  'payment-disputed',
  'dispute-ended',
  'payment-taken-back',
  'payment-back-again',
] as const;

/** A mail that nobody turns off and no firm words itself. */
export type SteadyMail = (typeof steadyToPeople)[number] | FirmMail;

/** A mail to the firm itself. */
export type FirmMail = (typeof steadyToFirm)[number];

/** Everything that waits in the queue. */
export type QueuedMail = MailEvent | SteadyMail;

const toFirm: ReadonlySet<string> = new Set(steadyToFirm);
const steady: ReadonlySet<string> = new Set([...steadyToPeople, ...steadyToFirm]);

/** Whether a mail comes whatever was chosen. */
export const isSteady = (event: QueuedMail): event is SteadyMail => steady.has(event);

/** Whether a mail is for the firm itself. */
export const isToFirm = (event: QueuedMail): event is FirmMail => toFirm.has(event);
