import type { InboxConversation, listInbox } from '@portal/shared-contracts/admin';
import type { EndpointOutput } from '@portal/shared-contracts';
import { ADMIN_SENDER, type ChatType } from '@portal/shared-contracts/chat';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { findNamed } from '../../people/people.service.ts';
import { subjectOfConversation } from '../records/conversation.record.ts';
import { requireSwitchedOn } from '../conversations/conversations.service.ts';
import { markFirmRead } from '../unread/firm-marks.repository.ts';
import { announceUnread } from '../unread/unread.service.ts';
import {
  countConversations,
  findConversation,
  type InboxFilter,
  type InboxRow,
  type InboxSearch,
  listConversations,
  setDone,
} from './inbox.repository.ts';

type Asked = z.output<(typeof listInbox)['input']>;

const present = (row: InboxRow): InboxConversation => {
  const [lastSeq, seen] = [Number(row.last_seq), Number(row.firm_seen)];
  return {
    _id: row.id,
    chatType: row.chat_type,
    order_id: row.order_id,
    userId: row.with_writer,
    orderNumber: row.order_number ?? '',
    packageName: row.package_name ?? '',
    customerName: row.customer_name,
    writerName: row.writer_name,
    lastSeq,
    unread: Math.max(0, lastSeq - seen),
    last:
      row.type && row.created_at
        ? {
            type: row.type,
            text: row.content ?? row.file_name ?? '',
            senderName: row.sender_name ?? '',
            colleague: row.written_name,
            createdAt: row.created_at.toISOString(),
          }
        : null,
    waitingSince: row.waits_since?.toISOString() ?? null,
    isDone: lastSeq > 0 && Number(row.firm_done) >= lastSeq,
  };
};

// A number is found with or without the firm's prefix and the sign before it.
const NUMBER = /^#?[A-Z\d-]*?(\d{1,9})$/i;

const searched = async (
  { db }: Context,
  text: string | undefined,
): Promise<InboxSearch | undefined> => {
  if (!text) return undefined;
  const [, digits] = NUMBER.exec(text) ?? [];
  const number = digits === undefined ? null : Number(digits);
  return { people: await findNamed(db, text), number };
};

// With the chat beside orders switched off nothing of it is read (CH-04).
const isHidden = (ctx: Context, chatType: ChatType | undefined): boolean =>
  chatType === 'writerToCustomer' &&
  ctx.site.settings.website_settings.disable_writer_customer_chat;

type Narrowed = Omit<Asked, 'cursor' | 'limit'>;

// Nothing where all that is asked for is hidden.
const filterOf = async (
  ctx: Context,
  { state, kind, search }: Narrowed,
): Promise<InboxFilter | undefined> => {
  if (isHidden(ctx, kind)) return undefined;
  return {
    state,
    kind: isHidden(ctx, 'writerToCustomer') ? 'writerToAdmin' : kind,
    search: await searched(ctx, search),
    ...{ me: ctx.actor.id, now: ctx.now() },
  };
};

/** How many conversations the inbox would show, as far as it is worth counting. */
export const countInbox = async (ctx: Context, narrowed: Narrowed): Promise<number> => {
  const filter = await filterOf(ctx, narrowed);
  return filter ? countConversations(ctx.db, filter) : 0;
};

/** A part of the inbox, unread first (BO-106). */
export const readInbox = async (
  ctx: Context,
  { cursor, limit: most, ...narrowed }: Asked,
): Promise<EndpointOutput<typeof listInbox>> => {
  const filter = await filterOf(ctx, narrowed);
  if (!filter) return { status: true, items: [], nextCursor: null, total: 0 };
  const limit = Number(most);
  const place = { after: readCursor(cursor, 'bigint'), limit: limit + 1 };
  const rows = await listConversations(ctx.db, filter, place);
  const { shown, nextCursor } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id]);
  const isWhole = cursor === undefined && nextCursor === null;
  return {
    status: true,
    items: shown.map(present),
    nextCursor,
    total: isWhole ? shown.length : await countConversations(ctx.db, filter),
  };
};

export const getConversation = async (ctx: Context, id: string): Promise<InboxConversation> => {
  const row = await findConversation(ctx.db, id);
  if (!row) throw new Refusal('conversation-unknown');
  requireSwitchedOn(ctx, { chatType: row.chat_type });
  return present(row);
};

/** Puts a conversation away as far as it was seen, or brings it back with 0. */
export const putAway = async (
  ctx: Context,
  id: string,
  upTo: number,
): Promise<InboxConversation> => {
  const { chatType, isDone } = await getConversation(ctx, id);
  ctx.audit.note({
    subject: subjectOfConversation(id),
    before: { done: isDone },
    after: { done: upTo > 0 },
  });
  await ctx.db.transaction(async (tx) => {
    await setDone(tx, id, upTo);
    if (upTo > 0) await markFirmRead(tx, { id, chatType }, upTo);
  });
  await announceUnread(ctx, id, ADMIN_SENDER);
  return getConversation(ctx, id);
};
