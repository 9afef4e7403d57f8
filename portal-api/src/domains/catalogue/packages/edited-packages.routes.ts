import {
  archivePackage,
  copyPackage as copyPackageCall,
  COUNTED_TO,
  createPackage,
  deletePackage as deletePackageCall,
  discardPackage,
  type EditedPackage,
  getAdminPackage,
  listAdminPackages,
  type ListedPackage,
  listPackageVersions,
  publishPackage,
  readPackageChoices,
  rehearsePackage,
  restorePackage,
  savePackage,
} from '@portal/shared-contracts/admin';
import { currency } from '@portal/shared-contracts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { cutPage, partOf, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import {
  copyPackage,
  createDraft,
  removePackage,
  discardDraft,
  getEdited,
  type PackageInUse,
  saveDraft,
  setArchived,
} from './edit-package.service.ts';
import { countEdited, listEdited, type ListedRow } from './listed-packages.repository.ts';
import { contentOf } from './package-content.ts';
import { listVersionsOf } from './packages.repository.ts';
import {
  type CatalogueSources,
  publishDraft,
  readChoices,
  rehearseInWords,
} from './publish-package.service.ts';

/** What the catalogue asks of the domains above it. */
export interface CatalogueNeeds extends CatalogueSources {
  countOrders(
    db: SiteDatabase,
    packageIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  isInUse: PackageInUse;
}

const toListed = (row: ListedRow, orders: number): ListedPackage => ({
  _id: row.id,
  name: row.name,
  publishedName: row.published_name,
  priceMinor: row.price_minor,
  currency: currency.parse(row.currency),
  state: row.state,
  isPurchasable: row.purchasable,
  publishedVersion: row.published_version,
  hasDraft: row.has_draft,
  services: row.services,
  orders,
});

const present = async (
  { db }: Pick<Context, 'db'>,
  packageId: string,
  { countOrders }: CatalogueNeeds,
): Promise<EditedPackage> => {
  const row = await getEdited(db, packageId);
  const { content } = row;
  return {
    _id: row.id,
    name: content.name,
    priceMinor: content.priceMinor,
    currency: content.currency,
    state: row.state,
    isPurchasable: content.isPurchasable,
    publishedVersion: row.publishedVersion,
    hasDraft: row.draft !== null,
    services: content.services.length,
    orders: (await countOrders(db, [packageId])).get(packageId) ?? 0,
    version: row.version,
    content,
    changedAt: row.changedAt?.toISOString() ?? null,
    changedBy: row.changedBy,
  };
};

const registerReads = (app: PortalApp, needs: CatalogueNeeds): void => {
  bindEndpoint(app, listAdminPackages, async ({ cursor, limit: most, ...filter }, ctx) => {
    const limit = Number(most);
    const page = { after: readCursor(cursor), limit: limit + 1 };
    const rows = await listEdited(ctx.db, filter, page);
    const { shown, nextCursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
    const ids = shown.map(({ id }) => id);
    const orders = await needs.countOrders(ctx.db, ids);
    return {
      status: true,
      items: shown.map((row) => toListed(row, orders.get(row.id) ?? 0)),
      nextCursor,
      total: await countEdited(ctx.db, filter, COUNTED_TO),
    };
  });

  bindEndpoint(app, getAdminPackage, async ({ id }, ctx) => ({
    status: true,
    package: await present(ctx, id, needs),
  }));

  bindEndpoint(app, listPackageVersions, async ({ id, ...part }, ctx) => {
    await getEdited(ctx.db, id);
    const versions = (await listVersionsOf(ctx.db, id)).map((record) => ({
      version: record.version,
      publishedAt: record.publishedAt.toISOString(),
      publishedBy: record.publishedBy,
      currency: record.currency,
      content: contentOf(record),
    }));
    return { status: true, versions, ...partOf(versions, part, ({ version }) => String(version)) };
  });

  bindEndpoint(app, readPackageChoices, async (_input, { db, site }) => ({
    status: true,
    currency: site.settings.currency,
    ...(await readChoices(db, needs)),
  }));

  bindEndpoint(app, rehearsePackage, async ({ id }, { db, language }) => {
    const { content } = await getEdited(db, id);
    return { status: true, ...(await rehearseInWords(db, content, needs, language)) };
  });
};

/** The firm's packages as its admins make, publish and archive them. */
export const registerPackages = (app: PortalApp, needs: CatalogueNeeds): void => {
  registerReads(app, needs);
  const answer = async (ctx: Context, id: string) => ({
    status: true as const,
    package: await present(ctx, id, needs),
    undo: undoOf(ctx),
  });

  bindEndpoint(app, createPackage, async (content, ctx) =>
    answer(ctx, await createDraft(ctx, content)),
  );

  bindEndpoint(app, savePackage, async ({ id, baseVersion, ...changes }, ctx) => {
    await saveDraft(ctx, id, { baseVersion, changes, isUndoable: true });
    return answer(ctx, id);
  });

  bindEndpoint(app, deletePackageCall, async ({ id }, ctx) => {
    await removePackage(ctx, id, needs.isInUse);
    return { status: true };
  });

  bindEndpoint(app, publishPackage, async ({ id, baseVersion }, ctx) => {
    await publishDraft(ctx, { packageId: id, baseVersion }, needs);
    return answer(ctx, id);
  });

  bindEndpoint(app, discardPackage, async ({ id, baseVersion }, ctx) => {
    await discardDraft(ctx, id, baseVersion);
    return answer(ctx, id);
  });

  bindEndpoint(app, archivePackage, async ({ id, baseVersion }, ctx) => {
    await setArchived(ctx, id, { baseVersion, isArchived: true });
    return answer(ctx, id);
  });

  bindEndpoint(app, restorePackage, async ({ id, baseVersion }, ctx) => {
    await setArchived(ctx, id, { baseVersion, isArchived: false });
    return answer(ctx, id);
  });

  bindEndpoint(app, copyPackageCall, async ({ id }, ctx) =>
    answer(ctx, await copyPackage(ctx, id)),
  );
};
