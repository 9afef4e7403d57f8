import { arrowsOnly } from './rules/arrows-only.mjs';
import { maxFunctionLines } from './rules/max-function-lines.mjs';
import { sqlInRepositories } from './rules/sql-in-repositories.mjs';
import { wordsInBundles } from './rules/words-in-bundles.mjs';

/** The rules that only this project has. */
export default {
  meta: { name: 'portal' },
  rules: {
    'arrows-only': arrowsOnly,
    'max-function-lines': maxFunctionLines,
    'sql-in-repositories': sqlInRepositories,
    'words-in-bundles': wordsInBundles,
  },
};
