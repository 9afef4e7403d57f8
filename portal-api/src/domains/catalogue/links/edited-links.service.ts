import { randomUUID } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import type { LinkContent } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { makeOnce } from '../../../kernel/rows/make-once.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { isCouponOf } from '../coupons/coupons.service.ts';
import { namesOfCopy } from '../names-of-copy.ts';
import { namesOfPackages } from '../packages/packages.service.ts';
import {
  deleteLinkRow,
  findEditedLink,
  findLinkByKey,
  insertLink,
  type LinkRecord,
  lockEditedLink,
  updateLink,
} from './edited-links.repository.ts';
import { findLinkBySlug } from './links.repository.ts';

type EditContext = Pick<Context, 'db' | 'site' | 'actor' | 'audit'>;

const FIELDS = [
  'slug',
  'packageId',
  'couponCode',
  'expiresAt',
  'maxUses',
  'firstName',
  'lastName',
  'email',
] as const satisfies (keyof LinkContent)[];

/** What a firm says of a link, of its row. */
export const contentOf = (record: LinkContent): LinkContent => ({
  slug: record.slug,
  packageId: record.packageId,
  couponCode: record.couponCode?.toUpperCase() ?? null,
  expiresAt: record.expiresAt,
  maxUses: record.maxUses,
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
});

// The log says that somebody is filled in, never who: it outlives the person.
const noted = (
  content: LinkContent,
  fields: readonly (keyof LinkContent)[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => {
      const isPersonal = field === 'firstName' || field === 'lastName' || field === 'email';
      return [field, isPersonal && content[field] !== null ? '(set)' : content[field]];
    }),
  );

/**
 * A link as it is edited.
 *
 * @throws Refusal `not-found` for an unknown one.
 */
export const getEditedLink = async (db: SiteDatabase, linkId: string): Promise<LinkRecord> => {
  const record = await findEditedLink(db, linkId);
  if (!record) throw new Refusal('link-not-found');
  return record;
};

const refuseUnfit = async (
  db: SiteDatabase,
  { packageId, couponCode }: LinkContent,
): Promise<void> => {
  if (!(await namesOfPackages(db, [packageId])).has(packageId))
    throw new Refusal('package-part-unknown', {}, 'packageId');
  if (couponCode !== null && !(await isCouponOf(db, couponCode, packageId)))
    throw new Refusal('link-coupon-unfit', {}, 'couponCode');
};

/** Adds a link; the same key again finds what its first call made. */
export const createLink = (
  ctx: EditContext & Pick<Context, 'idempotencyKey'>,
  wanted: LinkContent,
): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const key = ctx.idempotencyKey ?? null;
    const [id, content] = [randomUUID(), contentOf(wanted)];
    return makeOnce(key, {
      find: (former) => findLinkByKey(tx, former),
      make: async () => {
        if (await findLinkBySlug(tx, content.slug)) return undefined;
        await refuseUnfit(tx, content);
        if (!(await insertLink(tx, { id, content, by: ctx.actor.id, key }))) return undefined;
        ctx.audit.note({ subject: { kind: 'checkout-link', id }, after: noted(content, FIELDS) });
        return id;
      },
      taken: new Refusal('link-taken', {}, 'slug'),
    });
  });

const holdSeen = async (
  tx: SiteDatabase,
  { site }: EditContext,
  { id, baseVersion }: { id: string; baseVersion: number },
): Promise<LinkRecord> => {
  const record = await lockEditedLink(tx, id);
  if (!record) throw new Refusal('link-not-found');
  refuseStale(record, baseVersion, { firm: site.name, now: tx.now() });
  return record;
};

/** Changes a link, for whoever has seen how it stands. */
export const saveLink = (
  ctx: EditContext,
  seen: { id: string; baseVersion: number },
  changes: Partial<LinkContent>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    const [before, content] = [contentOf(record), contentOf({ ...record, ...changes })];
    const holder = await findLinkBySlug(tx, content.slug);
    if (holder && holder.id !== seen.id) throw new Refusal('link-taken', {}, 'slug');
    await refuseUnfit(tx, content);
    const changed = FIELDS.filter((field) => before[field] !== content[field]);
    ctx.audit.note({ before: noted(before, changed), after: noted(content, changed) });
    const { isArchived } = record;
    await updateLink(tx, seen.id, { content, isArchived, by: ctx.actor.id });
  });

/** Ends a link, or brings it back as it was. */
export const setLinkArchived = (
  ctx: EditContext,
  seen: { id: string; baseVersion: number },
  isArchived: boolean,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    ctx.audit.note({ before: { archived: record.isArchived }, after: { archived: isArchived } });
    await updateLink(tx, seen.id, { content: contentOf(record), isArchived, by: ctx.actor.id });
    // Without the content, which may name whom the link was made for.
    const former = { id: seen.id, version: record.version + 1, isArchived: record.isArchived };
    await keepUndoable(ctx, tx, { act: 'link.archive', former });
  });

/** Adds another one with the same content, under the next free address. */
export const copyLink = async (
  ctx: EditContext & Pick<Context, 'idempotencyKey'>,
  linkId: string,
): Promise<string> => {
  const content = contentOf(await getEditedLink(ctx.db, linkId));
  for (const slug of namesOfCopy(content.slug, limits.checkoutSlug.max))
    if (!(await findLinkBySlug(ctx.db, slug))) return createLink(ctx, { ...content, slug });
  throw new Refusal('link-taken', {}, 'slug');
};

/** Deletes one by which nobody bought anything. */
export const removeLink = (ctx: EditContext, linkId: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await lockEditedLink(tx, linkId);
    if (!record) throw new Refusal('link-not-found');
    if (record.bought > 0) throw new Refusal('link-in-use');
    ctx.audit.note({ before: noted(contentOf(record), FIELDS) });
    await deleteLinkRow(tx, linkId);
  });
