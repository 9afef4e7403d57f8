import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from '../build/build-changed.ts';
import { remoteFolders, workspaceRoot } from '../workspace.ts';
import { checkBuiltRemote, checkBuiltRemotes } from './built-remotes.ts';

const folders: string[] = [];

const build = (files: Record<string, string>, shared: object[] = []): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-built-'));
  folders.push(folder);
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify({ name: 'x', shared }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

test('PL-13 no built remote ships React, antd or another shared library, or the name of another', async () => {
  const { built, failures } = await buildChanged({ folders: remoteFolders() });
  expect(failures).toEqual([]);
  expect(built.length).toBeGreaterThanOrEqual(6);
  expect(checkBuiltRemotes(built)).toEqual([]);
}, 600_000);

test('a copy of a library is found by its own text', () => {
  const folder = build({ 'main.js': 'x="Minified React error #"' });
  expect(checkBuiltRemote('mfe-x', folder)).toEqual([
    { remote: 'mfe-x', problem: 'carries a copy of react-dom in main.js' },
  ]);
});

test('a fallback that a remote would bring along is found in its manifest', () => {
  const js = { sync: ['vendor.js'], async: [] };
  const folder = build({}, [{ name: 'antd/es/table', assets: { js } }]);
  expect(checkBuiltRemote('mfe-x', folder)[0]?.problem).toContain('antd/es/table');
});

test('PL-20 a file that tells the folder of its build is found, source maps too', () => {
  const output = build({ 'main.js.map': JSON.stringify({ sources: [`${workspaceRoot}/a.ts`] }) });
  expect(checkBuiltRemotes([{ folder: 'mfe-x', output }])).toEqual([
    { remote: 'mfe-x', problem: 'tells in main.js.map where it was built' },
  ]);
});

test('two remotes with one container name are found', () => {
  const output = build({});
  expect(
    checkBuiltRemotes([
      { folder: 'mfe-a', output },
      { folder: 'mfe-b', output },
    ])[0]?.problem,
  ).toContain('container name of mfe-a');
});
