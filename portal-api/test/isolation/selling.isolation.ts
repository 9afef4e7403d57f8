import {
  archiveCheckoutLink,
  archiveCoupon,
  archiveDownloadable,
  copyCheckoutLink,
  copyCoupon,
  createCheckoutLink,
  createCoupon,
  createDownloadable,
  deleteCheckoutLink,
  deleteCoupon,
  deleteDownloadable,
  exportCouponCodes,
  getAdminCheckoutLink,
  getCoupon,
  getDownloadable,
  listCheckoutLinks,
  listCoupons,
  listDownloadables,
  listDownloadableVersions,
  publishDownloadable,
  restoreCheckoutLink,
  restoreCoupon,
  restoreDownloadable,
  saveCheckoutLink,
  saveCoupon,
  saveDownloadable,
} from '@portal/shared-contracts/admin';
import { openCheckoutLink } from '@portal/shared-contracts/checkout';
import { packageId } from '../../seed/packages.data.ts';
import { insertCoupon } from '../../src/domains/catalogue/coupons/edited-coupons.repository.ts';
import { insertLink } from '../../src/domains/catalogue/links/edited-links.repository.ts';
import { uploadDocument } from '../document-uploads.ts';
import { expectCall, isolationTable } from './isolation.ts';

const ownFirm = { otherSite: 200, own: 200 };
const ownRow = { otherSite: 404, own: 200 };
const QUIET = 'QUIET-CODE';

const rules = {
  percent: 5,
  amountMinor: null,
  startsAt: null,
  endsAt: null,
  packageIds: [],
  maxUses: null,
  maxPerCustomer: null,
};

const content = {
  slug: 'quiet-link',
  packageId: packageId('northwind', 'starter'),
  couponCode: null,
  expiresAt: null,
  maxUses: null,
  firstName: 'Quiet',
  lastName: 'Buyer',
  email: 'quiet.buyer@example.com',
};

interface World {
  link: string;
  download: string;
  next: string;
  spare: string;
}

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const by = portal.personId('admin');
    const key = null;
    const made = { code: QUIET, codes: 0, rules, currency: 'usd', by, key } as const;
    await insertCoupon(portal.db(), made);
    const link = 'quiet-link-id';
    await insertLink(portal.db(), { id: link, content, by, key });
    const admin = await portal.signIn('admin');
    const upload = async (name: string) => (await uploadDocument(admin, name)).key;
    const fileKey = await upload('quiet.pdf');
    const { body } = await admin.call(createDownloadable, { title: 'Quiet Guide', fileKey });
    const [next, spare] = [await upload('next.pdf'), await upload('spare.pdf')];
    return { link, download: body.downloadable._id, next, spare };
  },
  secrets: () => [QUIET, 'quiet.buyer@example.com', 'Quiet Guide'],
  rows: [
    expectCall(listCoupons, 'admin', () => ({}), ownFirm),
    expectCall(createCoupon, 'admin', () => ({ code: 'LOUD', percent: 5 }), {
      sameSite: 403,
      otherSite: 200,
      own: 200,
    }),
    expectCall(getCoupon, 'admin', () => ({ id: QUIET }), ownRow),
    expectCall(exportCouponCodes, 'admin', () => ({ id: QUIET }), ownRow),
    expectCall(saveCoupon, 'admin', () => ({ id: QUIET, baseVersion: 1, percent: 6 }), ownRow),
    expectCall(archiveCoupon, 'admin', () => ({ id: QUIET, baseVersion: 2 }), ownRow),
    expectCall(restoreCoupon, 'admin', () => ({ id: QUIET, baseVersion: 3 }), ownRow),
    expectCall(copyCoupon, 'admin', () => ({ id: QUIET }), ownRow),
    expectCall(listCheckoutLinks, 'admin', () => ({}), ownFirm),
    expectCall(
      createCheckoutLink,
      'admin',
      () => ({ ...content, slug: 'loud-link' }),
      // The package is the other firm's.
      { otherSite: 422, own: 200 },
    ),
    expectCall(getAdminCheckoutLink, 'admin', ({ link }) => ({ id: link }), ownRow),
    expectCall(
      saveCheckoutLink,
      'admin',
      ({ link }) => ({ id: link, baseVersion: 1, maxUses: 9 }),
      ownRow,
    ),
    expectCall(archiveCheckoutLink, 'admin', ({ link }) => ({ id: link, baseVersion: 2 }), ownRow),
    expectCall(restoreCheckoutLink, 'admin', ({ link }) => ({ id: link, baseVersion: 3 }), ownRow),
    expectCall(copyCheckoutLink, 'admin', ({ link }) => ({ id: link }), ownRow),
    expectCall(openCheckoutLink, 'admin', () => ({ slug: 'quiet-link' }), {
      nobody: 200,
      revoked: 200,
      sameSite: 200,
      otherSite: 410,
      writer: 200,
      reviewer: 200,
      own: 200,
    }),
    expectCall(listDownloadables, 'admin', () => ({}), ownFirm),
    expectCall(
      createDownloadable,
      'admin',
      ({ spare }) => ({ title: 'One more', fileKey: spare }),
      ownRow,
    ),
    expectCall(getDownloadable, 'admin', ({ download }) => ({ id: download }), ownRow),
    expectCall(listDownloadableVersions, 'admin', ({ download }) => ({ id: download }), ownRow),
    expectCall(
      saveDownloadable,
      'admin',
      ({ download }) => ({ id: download, baseVersion: 1, title: 'Quiet Guide' }),
      ownRow,
    ),
    expectCall(
      publishDownloadable,
      'admin',
      ({ download, next }) => ({ id: download, baseVersion: 2, fileKey: next }),
      ownRow,
    ),
    expectCall(
      archiveDownloadable,
      'admin',
      ({ download }) => ({ id: download, baseVersion: 3 }),
      ownRow,
    ),
    expectCall(
      restoreDownloadable,
      'admin',
      ({ download }) => ({ id: download, baseVersion: 4 }),
      ownRow,
    ),
    expectCall(deleteDownloadable, 'admin', ({ download }) => ({ id: download }), ownRow),
    expectCall(deleteCheckoutLink, 'admin', ({ link }) => ({ id: link }), ownRow),
    expectCall(deleteCoupon, 'admin', () => ({ id: QUIET }), ownRow),
  ],
});
