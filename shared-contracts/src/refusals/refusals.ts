import { boardRefusals } from './board-refusals.ts';
import { callRefusals } from './call-refusals.ts';
import { catalogueRefusals } from './catalogue-refusals.ts';
import { moneyRefusals } from './money-refusals.ts';
import { reviewRefusals } from './review-refusals.ts';
import { settingsRefusals } from './settings-refusals.ts';
import { workRefusals } from './work-refusals.ts';

/**
 * Everything that the server refuses to whoever calls it: the code of the sentence, its class in the table
 * of errors, and the sentence's parameters. The words stand in the server's bundles, in six languages.
 */
export const refusals = {
  ...callRefusals,
  ...workRefusals,
  ...moneyRefusals,
  ...boardRefusals,
  ...catalogueRefusals,
  ...reviewRefusals,
  ...settingsRefusals,
} as const;
