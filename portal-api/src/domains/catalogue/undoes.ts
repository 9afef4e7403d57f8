import type { Currency } from '@portal/shared-contracts';
import type { AdminList, CouponRules, PackageContent } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Undo } from '../../kernel/accountability/undo.ts';
import type { Context } from '../../kernel/context.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { lockEditedCoupon, updateCoupon } from './coupons/edited-coupons.repository.ts';
import { lockDownloadable, updateDownloadable } from './downloadables/downloadables.repository.ts';
import { lockEditedLink, updateLink } from './links/edited-links.repository.ts';
import { contentOf as contentOfLink } from './links/edited-links.service.ts';
import { holdEdited } from './packages/edit-package.service.ts';
import { type EditedRow, updateEdited } from './packages/edited-packages.repository.ts';
import { noteChanges } from './packages/meanwhile.ts';
import { contentOf, differingFields } from './packages/package-content.ts';
import { findPackage } from './packages/packages.repository.ts';

/** What a thing of the catalogue was before an act, and the version that the act left it with. */
interface Former {
  id: string;
  version: number;
}

// Nothing newer may have touched it, not even somebody who deleted it.
const untouched = <Row extends { version: number }>(row: Row | undefined, former: Former): Row => {
  if (row?.version !== former.version) throw new Refusal('act-touched');
  return row;
};

const undoing =
  <Of extends Former>(
    list: AdminList,
    restore: (tx: SiteDatabase, ctx: Context, former: Of) => Promise<void>,
  ): Undo =>
  async (ctx, take) => {
    const id = await ctx.db.transaction(async (tx) => {
      const former = (await take(tx)).former as Of;
      await restore(tx, ctx, former);
      return former.id;
    });
    await ctx.live.announceToAdmins([list], [id]);
  };

/** A package with its draft and state of before; what is published stays (BO-111). */
export const undoOfPackage = undoing<
  Former & { draft: PackageContent | null; state: EditedRow['state'] }
>('packages', async (tx, ctx, { id, version, draft, state }) => {
  const row = untouched(await holdEdited(tx, id), { id, version });
  const published = await findPackage(tx, id);
  const content = draft ?? (published && contentOf(published)) ?? row.content;
  const fieldChanges = noteChanges(ctx, row, differingFields(row.content, content));
  await updateEdited(tx, id, { draft, state, fieldChanges, by: ctx.actor.id });
});

/** A coupon with its rules of before. */
export const undoOfCoupon = undoing<
  Former & { rules: CouponRules; currency: Currency; active: boolean }
>('coupons', async (tx, ctx, { rules, currency, active, ...former }) => {
  untouched(await lockEditedCoupon(tx, former.id), former);
  await updateCoupon(tx, former.id, { rules, currency, active, by: ctx.actor.id });
});

/** A checkout link at work, or out of it, as before. */
export const undoOfLink = undoing<Former & { isArchived: boolean }>(
  'checkout-links',
  async (tx, ctx, { isArchived, ...former }) => {
    const link = untouched(await lockEditedLink(tx, former.id), former);
    await updateLink(tx, former.id, { content: contentOfLink(link), isArchived, by: ctx.actor.id });
  },
);

/** A file for packages under its title of before; a newer file is published and stays. */
export const undoOfDownloadable = undoing<Former & { title: string; isArchived: boolean }>(
  'downloadables',
  async (tx, ctx, { title, isArchived, ...former }) => {
    untouched(await lockDownloadable(tx, former.id), former);
    await updateDownloadable(tx, former.id, { title, isArchived, by: ctx.actor.id });
  },
);
