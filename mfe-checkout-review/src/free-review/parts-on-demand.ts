import { onDemand } from '@portal/shared-ui';
import { addTexts } from '@portal/shared-ui/texts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bundles } from './texts.ts';

const load = () => import(/* webpackChunkName: "first-free-review" */ './free-parts.tsx');

/** What only a review that a visitor asked for shows, and the checks of one tab. */
export type FreeParts = Awaited<ReturnType<typeof load>>;

/**
 * Code and words of a visitor's review, together; undefined until both are here. The page shows nothing
 * before, because they stand above what people press. A review that no visitor asked for never loads them.
 */
export const useFreeParts = (isNeeded: boolean): FreeParts | undefined => {
  const { i18n } = useTranslation();
  const [parts, setParts] = useState<FreeParts>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([load(), addTexts(i18n, 'freereview', bundles)]).then(
      ([here]) => setParts(here),
      setFailure,
    );
  }, [i18n, isNeeded]);
  // The boundary around the page says so and offers Retry.
  if (failure !== undefined) throw failure;
  return parts;
};

/** Stands where a deleted review was. */
export const DeletedReview = onDemand(async () => (await load()).Deleted);
