import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { samples } from './lint-samples.data.ts';

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly message: string;
    readonly help?: string;
  }[];
}

const root = resolve(import.meta.dirname, '../..');

/** The path of a sample in its workspace: in a folder of its own, as several stand for the same file. */
const placeOf = (index: number): string => {
  const file = samples[index]?.file ?? '';
  return `${dirname(file)}/sample-${index}/${basename(file)}`;
};

/** Lints all samples at once, in a workspace with the rules of this one. */
const lintSamples = (): Report => {
  const workspace = mkdtempSync(join(tmpdir(), 'lint-samples-'));
  try {
    const rules = JSON.stringify(join(root, 'oxlint.config.ts'));
    writeFileSync(join(workspace, 'oxlint.config.ts'), `export { default } from ${rules};\n`);
    for (const [index, { code }] of samples.entries()) {
      const place = join(workspace, placeOf(index));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, code);
    }
    const linter = join(root, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(process.execPath, [linter, '--format', 'json'], {
      cwd: workspace,
      encoding: 'utf8',
    });
    return JSON.parse(run.stdout) as Report;
  } finally {
    rmSync(workspace, { recursive: true });
  }
};

let report: Report;
beforeAll(() => {
  report = lintSamples();
});

test.each(samples.map(({ name, message }, index) => [name, index, message] as const))(
  'lint refuses %s',
  (_, index, message) => {
    const said = report.diagnostics
      .filter(({ filename }) => filename === placeOf(index))
      .map((each) => `${each.message} ${each.help ?? ''}`);
    if (message) expect(said.join('\n')).toContain(message);
    else expect(said).toEqual([]);
  },
);
