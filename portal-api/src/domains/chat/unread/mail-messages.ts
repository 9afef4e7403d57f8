import { LRUCache } from 'lru-cache';
import { ADMIN_SENDER } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import {
  type AdminMailEvent,
  type NewNotice,
  type NoticeRow,
  queueAdminMails,
  queueMails,
} from '../../mail-notices/mail-notices.service.ts';
import { orderOfConversation } from '../records/conversation.record.ts';
import { countUnreadIn } from './reads.repository.ts';

/** Up to which place each person has read a conversation. */
export type ReadMarks = Readonly<Record<string, number>>;

/** A message that was just stored, and whose conversation it is in. */
export interface SentMessage {
  conversationId: string;
  senderId: string;
  clientId: string | null;
  writerId: string | null;
  orderNumber: string | null;
  readMarks: ReadMarks;
}

/** Mails of messages that were committed a moment ago: until somebody reads on, another message queues no other. */
export interface QueuedMails {
  has(mail: string): boolean;
  add(mails: readonly string[]): void;
}

const MOST_QUEUED = 1000;

/** In a rush every group would ask for the same few mails; the table refuses them, but being asked costs as much as storing. */
export const rememberQueued = ({ now }: Pick<SiteDatabase, 'now'>): QueuedMails => {
  const clock = { now: () => now().getTime() };
  const queued = new LRUCache<string, true>({
    max: MOST_QUEUED,
    ttl: MINUTE,
    ttlResolution: 0,
    perf: clock,
  });
  return {
    has: (mail) => queued.has(mail),
    add: (mails) => {
      for (const mail of mails) queued.set(mail, true);
    },
  };
};

// Until somebody reads on, more messages are no more mails.
const common = ({ conversationId, orderNumber, readMarks }: SentMessage, reader: string) => ({
  key: `${conversationId}:${readMarks[reader] ?? 0}`,
  orderId: orderOfConversation(conversationId) ?? undefined,
  subjectId: conversationId,
  facts: orderNumber === null ? {} : { number: orderNumber, about: `#${orderNumber}` },
});

const toMembers = (sent: SentMessage): NewNotice[] => {
  const { senderId, clientId, writerId } = sent;
  const mailOf = (event: 'customer-message' | 'writer-message', personId: string | null) =>
    personId === null || personId === senderId
      ? []
      : [{ event, personId, ...common(sent, personId) }];
  return [...mailOf('customer-message', clientId), ...mailOf('writer-message', writerId)];
};

const toAdmins = (
  sent: SentMessage,
): (Omit<NewNotice, 'personId'> & { event: AdminMailEvent })[] => {
  const { conversationId, senderId, writerId } = sent;
  if (orderOfConversation(conversationId) !== null || senderId !== writerId) return [];
  return [{ event: 'admin-message', ...common(sent, ADMIN_SENDER) }];
};

const firstOfEach = (sent: readonly SentMessage[]): SentMessage[] => [
  ...new Map(sent.map((one) => [`${one.conversationId} ${one.senderId}`, one])).values(),
];

type AnyNotice = Pick<NewNotice, 'event' | 'key'> & Partial<Pick<NewNotice, 'personId'>>;

const nameOf = ({ event, key, personId = '' }: AnyNotice): string => `${event} ${key} ${personId}`;

/**
 * Queues mails to those who do not read a message within ten minutes, in the transaction that stores it. Answers which
 * ones were not among the queued; they are once the transaction is committed.
 */
export const mailMessages = async (
  tx: SiteDatabase,
  sent: readonly SentMessage[],
  queued: Pick<QueuedMails, 'has'>,
): Promise<string[]> => {
  const each = firstOfEach(sent);
  const isNew = (notice: AnyNotice): boolean => !queued.has(nameOf(notice));
  const members = each.flatMap(toMembers).filter(isNew);
  const admins = each.flatMap(toAdmins).filter(isNew);
  await queueMails(tx, members);
  for (const notice of admins) await queueAdminMails(tx, notice);
  return [...members, ...admins].map(nameOf);
};

/** Whether something of a conversation is still unread by whoever would be mailed. */
export const isStillUnread = async (db: SiteDatabase, notice: NoticeRow): Promise<boolean> => {
  const reader = notice.event === 'admin-message' ? ADMIN_SENDER : notice.person_id;
  return (await countUnreadIn(db, notice.subject_id ?? '', reader)) > 0;
};
