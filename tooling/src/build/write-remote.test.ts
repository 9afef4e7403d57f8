import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@portal/shared-contracts';
import { checkBuiltRemote } from '../checks/built-remotes.ts';
import { remoteWorkflowProblems } from '../checks/hosting/workflows.ts';
import { workspaceRoot } from '../workspace.ts';
import { unwrittenTexts } from '../checks/language-parity.ts';
import { readTitles, writeRemote } from './write-remote.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-new-'));
  for (const file of ['pnpm-workspace.yaml', 'tsconfig.json', '.github/CODEOWNERS'])
    cpSync(join(workspaceRoot, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a new remote becomes part of the workspace and builds as it is', () => {
  writeRemote({ root, folder: 'mfe-travel-plans', titles: { en: 'Travel' } });
  expect(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).toContain(
    '  - mfe-travel-plans\n',
  );
  expect(JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).references).toContainEqual({
    path: 'mfe-travel-plans',
  });
  symlinkSync(join(workspaceRoot, 'tooling'), join(root, 'tooling'));
  const folder = join(root, 'mfe-travel-plans');
  // What `pnpm install` would link: the same packages that every remote has.
  symlinkSync(join(workspaceRoot, 'mfe-orders/node_modules'), join(folder, 'node_modules'));
  const output = join(root, 'built');
  execFileSync(
    process.execPath,
    ['--no-warnings', join(workspaceRoot, 'tooling/src/build/build-package.ts'), folder],
    { env: { ...process.env, BUILD_OUTPUT: output, NODE_ENV: 'production' } },
  );
  const manifest = JSON.parse(readFileSync(join(output, 'remote.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'mfe-travel-plans', namespace: 'travelplans' });
  const parts = JSON.parse(readFileSync(join(output, 'parts.json'), 'utf8'));
  expect(Object.keys(parts.pages)).toEqual(['home']);
  expect(Object.keys(parts.locales)).toHaveLength(6);
  expect(checkBuiltRemote('mfe-travel-plans', output)).toEqual([]);
});

test('a new remote has a workflow of its own and an owner', () => {
  writeRemote({ root, folder: 'mfe-travel' });
  const name = '.github/workflows/mfe-travel.yml';
  const content = readFileSync(join(root, name), 'utf8');
  expect(remoteWorkflowProblems('mfe-travel', [{ name, content }])).toEqual([]);
  expect(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')).toContain(
    '\n/mfe-travel/ @portal/travel\n',
  );
});

test('a new remote names only libraries whose version the workspace knows', () => {
  writeRemote({ root, folder: 'mfe-travel' });
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'mfe-travel/package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const known = [...workspace.matchAll(/^ {2}'?([@\w/-]+)'?: \d/gm)].map(([, name]) => name);
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const shared = wanted.flatMap(([name, version]) => (version === 'catalog:' ? [name] : []));
  expect(shared.length).toBeGreaterThan(10);
  expect(known).toEqual(expect.arrayContaining(shared));
});

test.each(['travel', 'mfe-Travel', 'mfe-', '../mfe-x', 'mfe-a/b'])('%s is not a name', (folder) => {
  expect(() => writeRemote({ root, folder })).toThrow('The name of a remote');
});

test('an existing remote is never overwritten', () => {
  writeRemote({ root, folder: 'mfe-once' });
  expect(() => writeRemote({ root, folder: 'mfe-once' })).toThrow('exists already');
});

const textsOf = (folder: string): string[] =>
  ['manifest.ts', ...languages.map((language) => `locales/${language}.json`)].map((file) =>
    readFileSync(join(root, folder, 'src', file), 'utf8'),
  );

test('FX-53 a remote with a title in each language has nothing left to write', () => {
  const words = ['Travel', 'de=Reisen', 'it=Viaggi', 'ru=Поездки', 'es=Viajes', 'th=การเดินทาง'];
  writeRemote({ root, folder: 'mfe-travel', titles: readTitles(words) });
  const texts = textsOf('mfe-travel');
  expect(texts.flatMap(unwrittenTexts)).toEqual([]);
  expect(texts[0]).toContain("de: 'Reisen'");
  expect(texts[1]).toContain('"Travel"');
});

test('FX-53 a title that nobody has written is refused by the check of texts, in the manifest and on the page', () => {
  writeRemote({ root, folder: 'mfe-travel', titles: readTitles(['Travel', 'de=Reisen']) });
  const [manifest = [], ...bundles] = textsOf('mfe-travel').map(unwrittenTexts);
  expect(manifest).toHaveLength(4);
  expect(manifest[0]).toContain("it: 'NOT WRITTEN YET: Travel'");
  expect(bundles.map((found) => found.length)).toEqual([0, 0, 1, 1, 1, 1]);
});

test('FX-53 a title in a language that the portal does not speak is refused', () => {
  expect(() => readTitles(['fr=Voyages'])).toThrow('fr=Voyages: the portal speaks en, de');
});
