import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build-changed.ts';
import { compileWords } from '../build/compile-words.ts';

// `pnpm build [package…]`: the shell and all remotes, or the named ones; only what changed is built.
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    /** Print the result as JSON only. */
    json: { type: 'boolean', default: false },
    /** Version of the build instead of the package's own with its hash. */
    as: { type: 'string' },
  },
});
compileWords();
const { built, failures } = await buildChanged({
  ...(folders.length > 0 ? { folders } : {}),
  ...(values.as ? { version: values.as } : {}),
  ...(values.json ? {} : { onProgress: (line: string) => console.log(line) }),
});
if (values.json) console.log(JSON.stringify(built));
else
  for (const { folder, version, output, wasBuilt } of built)
    console.log(
      `${wasBuilt ? 'built    ' : 'unchanged'} ${folder} ${version}\n          ${output}`,
    );
for (const failure of failures) console.error(failure.message);
process.exitCode = failures.length > 0 ? 1 : 0;
