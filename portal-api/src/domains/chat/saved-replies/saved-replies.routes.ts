import { limits } from '@portal/shared-contracts';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  readSavedReply,
  type SavedReply,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import {
  countReplies,
  deleteReply,
  findReply,
  insertReply,
  listReplies,
  type ReplyRow,
  updateReply,
} from './saved-replies.repository.ts';

const present = ({ id, title, text, version }: ReplyRow): SavedReply => ({
  _id: id,
  ...{ title, text, version },
});

const requireReply = async (db: SiteDatabase, id: string, isHeld = false): Promise<ReplyRow> => {
  const row = await findReply(db, id, isHeld);
  if (!row) throw new Refusal('saved-reply-unknown');
  return row;
};

const answer = async ({ db }: Pick<Context, 'db'>, id: string) => ({
  status: true as const,
  reply: present(await requireReply(db, id)),
});

const { most } = limits.savedReplies;

const create = (ctx: Context, content: Pick<SavedReply, 'title' | 'text'>): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const key = ctx.idempotencyKey ?? null;
    const id = await insertReply(tx, { ...content, by: ctx.actor.id, key, most });
    if (id === undefined) throw new Refusal('saved-replies-full', { most });
    ctx.audit.note({ subject: { kind: 'saved-reply', id }, after: { title: content.title } });
    return id;
  });

const change = (
  ctx: Context,
  {
    id,
    baseVersion,
    ...content
  }: Omit<SavedReply, '_id' | 'version'> & { id: string; baseVersion: number },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { title, text, version, changer, changed_at } = await requireReply(tx, id, true);
    const current = { version, changedBy: changer, changedAt: changed_at };
    refuseStale(current, baseVersion, { firm: ctx.site.settings.companyName, now: ctx.now() });
    ctx.audit.note({ before: { title, text }, after: content });
    await updateReply(tx, id, { ...content, by: ctx.actor.id });
  });

/** What the firm writes again and again (BO-107). */
export const registerSavedReplies = (app: PortalApp): void => {
  bindEndpoint(app, listSavedReplies, async ({ cursor, limit: wanted }, { db }) => {
    const limit = Number(wanted);
    const rows = await listReplies(db, { after: readCursor(cursor), limit: limit + 1 });
    const { shown, nextCursor } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id]);
    return { status: true, items: shown.map(present), nextCursor, total: await countReplies(db) };
  });

  bindEndpoint(app, readSavedReply, ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, createSavedReply, async (content, ctx) =>
    answer(ctx, await create(ctx, content)),
  );

  bindEndpoint(app, changeSavedReply, async (input, ctx) => {
    await change(ctx, input);
    return answer(ctx, input.id);
  });

  bindEndpoint(app, deleteSavedReply, async ({ id }, { db }) => {
    if (!(await deleteReply(db, id))) throw new Refusal('saved-reply-unknown');
    return { status: true };
  });
};
