import {
  archivePackage,
  archiveProduct,
  copyPackage,
  copyProduct,
  createPackage,
  createProduct,
  deletePackage,
  deleteProduct,
  discardPackage,
  getAdminPackage,
  getAdminProduct,
  listAdminPackages,
  listAdminProducts,
  listPackageVersions,
  type PackageContent,
  type ProductContent,
  publishPackage,
  readPackageChoices,
  rehearsePackage,
  restorePackage,
  restoreProduct,
  savePackage,
  saveProduct,
} from '@portal/shared-contracts/admin';
import { packageId } from '../../seed/packages.data.ts';
import { getEdited } from '../../src/domains/catalogue/packages/edit-package.service.ts';
import { insertDraft } from '../../src/domains/catalogue/packages/edited-packages.repository.ts';
import { insertProduct } from '../../src/domains/reviews/products/edited-products.repository.ts';
import { expectCall, isolationTable } from './isolation.ts';

const ownFirm = { otherSite: 200, own: 200 };
const ownPackage = { otherSite: 404, own: 200 };

const content: PackageContent = {
  name: 'Quiet Draft',
  priceMinor: 100,
  description: '',
  descriptionHtml: '',
  contractId: null,
  survey: null,
  downloadables: [],
  isPurchasable: true,
  position: 0,
  services: [{ name: 'Resume', modules: [{ id: 'final_document', title: 'Final' }] }],
};

const product: ProductContent = {
  name: 'Quiet Course',
  priceMinor: 100,
  frequency: 'Month',
  productLink: 'https://shop.example.com',
  productDescription: '',
  buttonText: 'Go',
  position: 0,
};

const starter = packageId('northwind', 'starter');

export const isolation = isolationTable<{ draft: string; course: string; sold: number }>({
  prepare: async (portal) => {
    const draft = 'quiet-draft';
    const made = { id: draft, content, currency: 'usd', by: null, key: null } as const;
    await insertDraft(portal.db(), made);
    const by = portal.personId('admin');
    const course = {
      id: 'quiet-course',
      content: product,
      currency: 'usd',
      by,
      key: null,
    } as const;
    await insertProduct(portal.db(), course);
    const { version: sold } = await getEdited(portal.db(), starter);
    return { draft, course: course.id, sold };
  },
  secrets: () => ['Quiet Draft', 'Quiet Course'],
  rows: [
    expectCall(listAdminPackages, 'admin', () => ({}), ownFirm),
    expectCall(readPackageChoices, 'admin', () => ({}), ownFirm),
    expectCall(createPackage, 'admin', () => ({ ...content, name: 'One more' }), ownFirm),
    expectCall(getAdminPackage, 'admin', ({ draft }) => ({ id: draft }), ownPackage),
    expectCall(listPackageVersions, 'admin', () => ({ id: starter }), ownPackage),
    expectCall(rehearsePackage, 'admin', ({ draft }) => ({ id: draft }), ownPackage),
    expectCall(
      savePackage,
      'admin',
      ({ sold }) => ({ id: starter, baseVersion: sold, priceMinor: 100 }),
      ownPackage,
    ),
    expectCall(
      discardPackage,
      'admin',
      ({ sold }) => ({ id: starter, baseVersion: sold + 1 }),
      ownPackage,
    ),
    expectCall(
      publishPackage,
      'admin',
      ({ sold }) => ({ id: starter, baseVersion: sold + 2 }),
      ownPackage,
    ),
    expectCall(
      archivePackage,
      'admin',
      ({ sold }) => ({ id: starter, baseVersion: sold + 2 }),
      ownPackage,
    ),
    expectCall(
      restorePackage,
      'admin',
      ({ sold }) => ({ id: starter, baseVersion: sold + 3 }),
      ownPackage,
    ),
    expectCall(copyPackage, 'admin', () => ({ id: starter }), ownPackage),
    expectCall(listAdminProducts, 'admin', () => ({}), ownFirm),
    expectCall(createProduct, 'admin', () => ({ ...product, name: 'One more' }), ownFirm),
    expectCall(getAdminProduct, 'admin', ({ course }) => ({ id: course }), ownPackage),
    expectCall(
      saveProduct,
      'admin',
      ({ course }) => ({ ...product, id: course, baseVersion: 1 }),
      ownPackage,
    ),
    expectCall(
      archiveProduct,
      'admin',
      ({ course }) => ({ id: course, baseVersion: 2 }),
      ownPackage,
    ),
    expectCall(
      restoreProduct,
      'admin',
      ({ course }) => ({ id: course, baseVersion: 3 }),
      ownPackage,
    ),
    expectCall(copyProduct, 'admin', ({ course }) => ({ id: course }), ownPackage),
    expectCall(deleteProduct, 'admin', ({ course }) => ({ id: course }), ownPackage),
    expectCall(deletePackage, 'admin', ({ draft }) => ({ id: draft }), ownPackage),
  ],
});
