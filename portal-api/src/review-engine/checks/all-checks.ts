import type { Check } from './check.types.ts';
import { contactChecks } from './contact.ts';
import { dateChecks } from './dates.ts';
import { keywordChecks } from './keywords.ts';
import { languageChecks } from './language.ts';
import { layoutChecks } from './layout.ts';
import { openingChecks } from './openings.ts';
import { personalDataChecks } from './personal-data.ts';
import { spellingChecks } from './spelling.ts';
import { structureChecks } from './structure.ts';

const TABS = ['Structure', 'Impact and Experience', 'Language', 'ATS', 'Best-Fit Jobs'];

/** Every check of the table, in the order of the tabs. */
export const allChecks: readonly Check[] = [
  ...structureChecks,
  ...dateChecks,
  ...personalDataChecks,
  ...openingChecks,
  ...languageChecks,
  ...spellingChecks,
  ...contactChecks,
  ...layoutChecks,
  ...keywordChecks,
].toSorted((a, b) => TABS.indexOf(a.tab) - TABS.indexOf(b.tab));
