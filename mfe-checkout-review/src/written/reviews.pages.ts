import { adminRoutes, type RemoteManifestInput } from '@portal/shared-contracts/remote';

const title = {
  en: 'Reviews',
  de: 'Analysen',
  it: 'Revisioni',
  ru: 'Разборы',
  es: 'Revisiones',
  th: 'รีวิว',
};

type PageInput = RemoteManifestInput['pages'][number];

const ofCatalogue = { roles: ['admin'], area: 'catalogue', title } satisfies Partial<PageInput>;

/** The pages on which a firm writes reviews and sees who reads them. */
export const writtenReviewPages: PageInput[] = [
  {
    ...ofCatalogue,
    key: 'admin-reviews',
    path: adminRoutes.reviews.pattern,
    menu: [{ roles: ['admin'], order: 350, label: title, icon: 'list' }],
  },
  {
    ...ofCatalogue,
    key: 'admin-review',
    path: adminRoutes.review.pattern,
    section: adminRoutes.reviews.pattern,
  },
];
