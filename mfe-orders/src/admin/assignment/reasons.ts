import type { Candidate } from '@portal/shared-contracts/admin';
import type { TFunction } from 'i18next';

/** What speaks for a writer, as one line: `3 of 5 open, knows Accounting, rated 4.7` (BO-68). */
export const reasonsOf = (
  { open, mostOpen, knows, rating }: Pick<Candidate, 'open' | 'mostOpen' | 'knows' | 'rating'>,
  { t, industry, language }: { t: TFunction; industry: (name: string) => string; language: string },
): string =>
  [
    mostOpen === null ? t('reasons.open', { open }) : t('reasons.openOf', { open, most: mostOpen }),
    knows.length > 0 &&
      t('reasons.knows', {
        names: new Intl.ListFormat(language).format(knows.map((name) => industry(name))),
      }),
    rating !== null &&
      t('reasons.rated', {
        rating: new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(rating),
      }),
  ]
    .filter(Boolean)
    .join(', ');
