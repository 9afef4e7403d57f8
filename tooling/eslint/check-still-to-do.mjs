import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { wholeRules } from './portal-rules.mjs';
import { STILL_TO_DO } from './still-to-do.mjs';

// Lints the listed files with the rules that the list takes from them: an entry without a finding fails.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...wholeRules,
  ],
  allowInlineConfig: false,
  errorOnUnmatchedPattern: false,
});
const needed = await Promise.all(
  STILL_TO_DO.map(async ({ rule, files }) => {
    const results = await eslint.lintFiles([files]);
    return results.some(({ messages }) => messages.some(({ ruleId }) => ruleId === rule));
  }),
);
const done = STILL_TO_DO.filter((_, at) => !needed[at]);
console.log(
  `still to do: ${STILL_TO_DO.length - done.length} files, see tooling/eslint/still-to-do.mjs`,
);
if (done.length > 0) {
  for (const { rule, files } of done)
    console.error(`${files} keeps to ${rule}: take it off tooling/eslint/still-to-do.mjs`);
  process.exit(1);
}
