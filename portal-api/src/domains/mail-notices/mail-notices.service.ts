import { randomUUID } from 'node:crypto';
import { type MailEvent, mailEvents } from '@portal/shared-contracts/mails';
import type { SiteDatabase } from '../../kernel/database.ts';
import { MINUTE } from '../../kernel/time/durations.ts';
import { listHoldersOf } from '../people/people.service.ts';
import type { NewNotice } from './queue/notice.record.ts';
import { insertNotices, type NoticeToInsert } from './queue/notices.repository.ts';
import type { FirmMail, QueuedMail } from './queue/steady-mails.ts';

export { mailsOfPerson } from './firm-mails/person-mails.repository.ts';
export { dropNoticesOf } from './queue/notices.repository.ts';
export type { NewNotice, NoticeRow } from './queue/notice.record.ts';
export type { FirmMail } from './queue/steady-mails.ts';

/** So long one order's changes are gathered into one mail, and a message may be read without one. */
const GATHERED_FOR = 10 * MINUTE;

// What tells of one order's way, or of something that is often seen within minutes.
const gathered: ReadonlySet<QueuedMail> = new Set([
  'customer-turn',
  'final-document',
  'customer-message',
  'order-cancelled',
  'order-completed',
  'order-assigned',
  'order-handed-over',
  'writer-turn',
  'draft-approved',
  'draft-sent-back',
  'writer-message',
  'draft-waiting',
  'admin-message',
]);

const toInsert = (now: Date, notice: NewNotice): NoticeToInsert => {
  const { event, key, personId, orderId, subjectId, facts = {}, dueAt } = notice;
  const id = randomUUID();
  const isGathered = gathered.has(event);
  const wait = isGathered ? GATHERED_FOR : 0;
  return {
    id,
    event,
    key: `${event}:${key}`,
    personId,
    orderId: orderId ?? null,
    subjectId: subjectId ?? null,
    facts,
    groupKey: isGathered ? `order:${orderId ?? subjectId ?? id}` : id,
    dueAt: (dueAt ?? new Date(now.getTime() + wait)).toISOString(),
  };
};

/**
 * Queues mails about what happens. Call it in the transaction in which it happens: what is rolled back is not mailed,
 * and what is committed is mailed once to each, however often it is said.
 *
 * @example
 * await queueMails(tx, [{ event: 'order-cancelled', key: order._id, personId: order.client_id, orderId: order._id, facts }]);
 */
export const queueMails = async (
  tx: SiteDatabase,
  notices: readonly NewNotice[],
): Promise<void> => {
  if (notices.length === 0) return;
  const now = tx.now();
  await insertNotices(
    tx,
    notices.map((notice) => toInsert(now, notice)),
  );
};

/** An event of which admins are told. */
export type AdminMailEvent = {
  [E in MailEvent]: (typeof mailEvents)[E] extends { role: 'admin' } ? E : never;
}[MailEvent];

/** {@link queueMails} for all admins who hold the area of the event. */
export const queueAdminMails = async (
  tx: SiteDatabase,
  notice: Omit<NewNotice, 'personId'> & { event: AdminMailEvent },
): Promise<void> => {
  const admins = await listHoldersOf(tx, mailEvents[notice.event].area);
  await queueMails(
    tx,
    admins.map((personId) => ({ ...notice, personId })),
  );
};

/** {@link queueMails} for the firm itself, at its own address; `subjectId` is the person of whom it speaks. */
export const queueFirmMail = (
  tx: SiteDatabase,
  notice: Omit<NewNotice, 'personId'> & { event: FirmMail },
): Promise<void> => queueMails(tx, [{ ...notice, personId: null }]);
