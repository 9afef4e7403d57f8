import type { EditedPackage } from '@portal/shared-contracts/admin';

/** A published package as the back office reads it. */
export const letter: EditedPackage = {
  _id: 'p1',
  name: 'Cover Letter',
  priceMinor: 12_900,
  currency: 'usd',
  state: 'published',
  isPurchasable: true,
  publishedVersion: 2,
  hasDraft: false,
  services: 1,
  orders: 3,
  version: 7,
  changedAt: null,
  changedBy: null,
  content: {
    name: 'Cover Letter',
    priceMinor: 12_900,
    description: 'A letter that is read.',
    descriptionHtml: '',
    contractId: null,
    survey: null,
    downloadables: [],
    isPurchasable: true,
    position: 0,
    services: [{ name: 'Letter', modules: [{ id: 'final_document', title: 'Final documents' }] }],
  },
};
