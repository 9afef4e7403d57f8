import type { Area, Role } from '../roles.ts';

interface MailEventEntry {
  /** Who is told. */
  readonly role: Exclude<Role, 'reviewer'>;
  /** Of admins those alone who hold this area. */
  readonly area?: Area;
  /** What a firm's own words may name beside `name` and `company`. */
  readonly params: readonly MailPlaceholder[];
}

/** What the words of a mail may name. */
export const mailPlaceholders = [
  'name',
  'company',
  'number',
  'order',
  'step',
  'part',
  'about',
  'amount',
  'invoice',
  'reason',
  'due',
  'mail',
] as const;

/** One of {@link mailPlaceholders}. */
export type MailPlaceholder = (typeof mailPlaceholders)[number];

/** Everything that somebody can be mailed about (BO-48, BO-49, BO-50). */
export const mailEvents = {
  'customer-turn': { role: 'user', params: ['number', 'order', 'step'] },
  'final-document': { role: 'user', params: ['number', 'order', 'part'] },
  'customer-message': { role: 'user', params: ['number'] },
  'invoice-issued': { role: 'user', params: ['invoice', 'amount'] },
  'invoice-paid': { role: 'user', params: ['invoice', 'amount'] },
  refunded: { role: 'user', params: ['about', 'amount'] },
  'order-cancelled': { role: 'user', params: ['number', 'order', 'reason'] },
  'order-completed': { role: 'user', params: ['number', 'order'] },
  'order-assigned': { role: 'writer', params: ['number', 'order'] },
  'order-handed-over': { role: 'writer', params: ['number', 'order'] },
  'writer-turn': { role: 'writer', params: ['number', 'order', 'step'] },
  'draft-approved': { role: 'writer', params: ['number', 'part'] },
  'draft-sent-back': { role: 'writer', params: ['number', 'part'] },
  'writer-message': { role: 'writer', params: ['about'] },
  'due-tomorrow': { role: 'writer', params: ['number', 'order', 'due'] },
  overdue: { role: 'writer', params: ['number', 'order', 'due'] },
  'order-paid': { role: 'admin', area: 'orders', params: ['number', 'order', 'amount'] },
  'order-unassigned': { role: 'admin', area: 'orders', params: ['number', 'order'] },
  'draft-waiting': { role: 'admin', area: 'orders', params: ['number', 'part'] },
  'admin-message': { role: 'admin', area: 'orders', params: [] },
  dispute: { role: 'admin', area: 'money', params: ['about', 'amount'] },
  'refund-failed': { role: 'admin', area: 'money', params: ['about', 'amount'] },
  'mail-failed': { role: 'admin', area: 'settings', params: ['mail'] },
} as const satisfies Readonly<Record<string, MailEventEntry>>;

/** The code of an event that is mailed. */
export type MailEvent = keyof typeof mailEvents;

/** Their codes in the order in which people read them. */
export const mailEventCodes = Object.keys(mailEvents) as [MailEvent, ...MailEvent[]];

/** What the words of an event may name. */
export const placeholdersOf = (event: MailEvent): readonly MailPlaceholder[] => [
  'name',
  'company',
  ...mailEvents[event].params,
];
