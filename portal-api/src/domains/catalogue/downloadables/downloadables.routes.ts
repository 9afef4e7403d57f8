import {
  type AdminDownloadable,
  archiveDownloadable,
  COUNTED_TO,
  createDownloadable as createCall,
  deleteDownloadable as deleteCall,
  getDownloadable as getCall,
  listDownloadables,
  listDownloadableVersions,
  type ListedDownloadable,
  publishDownloadable,
  restoreDownloadable,
  saveDownloadable,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { cutPage, partOf, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import { listFilesOf } from './downloadable-files.repository.ts';
import {
  countDownloadables,
  type DownloadableRecord,
  listDownloadableRows,
} from './downloadables.repository.ts';
import {
  createDownloadable,
  removeDownloadable,
  getDownloadable,
  renameDownloadable,
  replaceFile,
  setDownloadableArchived,
} from './downloadables.service.ts';

/** How many customers have bought a file that comes with packages. */
export type CountBuyers = (db: SiteDatabase, downloadableId: string) => Promise<number>;

const toListed = (record: DownloadableRecord): ListedDownloadable => {
  const { changedAt: _at, changedBy: _by, ...listed } = record;
  return listed;
};

const versionsOf = async (db: SiteDatabase, id: string): Promise<AdminDownloadable['files']> =>
  (await listFilesOf(db, id)).map((file) => ({
    number: file.number,
    file: { key: file.key, originalname: file.originalname, size: file.size },
    reaches: file.reachesEveryone ? 'everyone' : 'new-orders',
    publishedAt: file.publishedAt.toISOString(),
    publishedBy: file.publishedBy,
  }));

const present = async (
  db: SiteDatabase,
  id: string,
  countBuyers: CountBuyers,
): Promise<AdminDownloadable> => ({
  ...toListed(await getDownloadable(db, id)),
  buyers: await countBuyers(db, id),
  files: await versionsOf(db, id),
});

/** Files that come with packages as admins add and replace them (BO-85). */
export const registerDownloadables = (app: PortalApp, countBuyers: CountBuyers): void => {
  const answer = async (ctx: Pick<Context, 'db' | 'audit'>, id: string) => ({
    status: true as const,
    downloadable: await present(ctx.db, id, countBuyers),
    undo: undoOf(ctx),
  });

  bindEndpoint(app, listDownloadables, async ({ cursor, limit: most, ...filter }, { db }) => {
    const limit = Number(most);
    const rows = await listDownloadableRows(db, filter, {
      after: readCursor(cursor),
      limit: limit + 1,
    });
    const { shown, nextCursor } = cutPage(rows, limit, ({ title, _id }) => [
      title.toLowerCase(),
      _id,
    ]);
    return {
      status: true,
      items: shown.map(toListed),
      nextCursor,
      total: await countDownloadables(db, filter, COUNTED_TO),
    };
  });

  bindEndpoint(app, getCall, async ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, listDownloadableVersions, async ({ id, ...part }, { db }) => {
    await getDownloadable(db, id);
    const versions = await versionsOf(db, id);
    return { status: true, ...partOf(versions, part, ({ number }) => String(number)) };
  });

  bindEndpoint(app, createCall, async (content, ctx) =>
    answer(ctx, await createDownloadable(ctx, content)),
  );

  bindEndpoint(app, saveDownloadable, async ({ title, ...seen }, ctx) => {
    await renameDownloadable(ctx, seen, title);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, publishDownloadable, async ({ fileKey, reaches, ...seen }, ctx) => {
    await replaceFile(ctx, seen, { fileKey, reaches });
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, archiveDownloadable, async (seen, ctx) => {
    await setDownloadableArchived(ctx, seen, true);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, restoreDownloadable, async (seen, ctx) => {
    await setDownloadableArchived(ctx, seen, false);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, deleteCall, async ({ id }, ctx) => {
    await removeDownloadable(ctx, id);
    return { status: true };
  });
};
