import {
  type AdminLink,
  archiveCheckoutLink,
  copyCheckoutLink,
  COUNTED_TO,
  createCheckoutLink,
  deleteCheckoutLink,
  getAdminCheckoutLink,
  listCheckoutLinks,
  restoreCheckoutLink,
  saveCheckoutLink,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import { countEditedLinks, type LinkRecord, listEditedLinks } from './edited-links.repository.ts';
import {
  copyLink,
  createLink,
  removeLink,
  getEditedLink,
  saveLink,
  setLinkArchived,
} from './edited-links.service.ts';

const present = (record: LinkRecord): AdminLink => {
  const { isArchived: _is, createdAt: _made, changedAt: _at, changedBy: _by, ...link } = record;
  return link;
};

const answer = async (ctx: Pick<Context, 'db' | 'audit'>, id: string) => ({
  status: true as const,
  link: present(await getEditedLink(ctx.db, id)),
  undo: undoOf(ctx),
});

/** The firm's links to its checkout as admins make, change and archive them (BO-91). */
export const registerCheckoutLinks = (app: PortalApp): void => {
  bindEndpoint(app, listCheckoutLinks, async ({ cursor, limit: most, ...filter }, { db }) => {
    const limit = Number(most);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const rows = await listEditedLinks(db, filter, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, _id }) => [
      createdAt.toISOString(),
      _id,
    ]);
    return {
      status: true,
      items: shown.map(present),
      nextCursor,
      total: await countEditedLinks(db, filter, COUNTED_TO),
    };
  });

  bindEndpoint(app, getAdminCheckoutLink, async ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, createCheckoutLink, async (content, ctx) =>
    answer(ctx, await createLink(ctx, content)),
  );

  bindEndpoint(app, saveCheckoutLink, async ({ id, baseVersion, ...changes }, ctx) => {
    await saveLink(ctx, { id, baseVersion }, changes);
    return answer(ctx, id);
  });

  bindEndpoint(app, archiveCheckoutLink, async ({ id, baseVersion }, ctx) => {
    await setLinkArchived(ctx, { id, baseVersion }, true);
    return answer(ctx, id);
  });

  bindEndpoint(app, restoreCheckoutLink, async ({ id, baseVersion }, ctx) => {
    await setLinkArchived(ctx, { id, baseVersion }, false);
    return answer(ctx, id);
  });

  bindEndpoint(app, copyCheckoutLink, async ({ id }, ctx) => answer(ctx, await copyLink(ctx, id)));

  bindEndpoint(app, deleteCheckoutLink, async ({ id }, ctx) => {
    await removeLink(ctx, id);
    return { status: true };
  });
};
