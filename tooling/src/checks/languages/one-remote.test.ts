import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace.ts';

const LANGUAGES = ['en', 'de', 'it', 'ru', 'es', 'th'];
let workspace: string;

const write = (remote: string, textOf: (language: string) => string): void => {
  const locales = join(workspace, remote, 'src/locales');
  mkdirSync(locales, { recursive: true });
  writeFileSync(join(workspace, remote, 'package.json'), '{}');
  for (const language of LANGUAGES)
    writeFileSync(
      join(locales, `${language}.json`),
      `${JSON.stringify({ title: textOf(language) }, null, 2)}\n`,
    );
};

const checked = (remote: string): { status: number | null; stderr: string } =>
  spawnSync(
    process.execPath,
    ['--no-warnings', join(workspaceRoot, 'tooling/src/checks/languages.ts'), remote],
    { cwd: workspace, encoding: 'utf8' },
  );

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'portal-languages-'));
  write('mfe-right', () => 'Orders');
  write('mfe-unwritten', (language) => (language === 'th' ? 'NOT WRITTEN YET: Orders' : 'Orders'));
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test('SC-54 the texts of one remote are checked without those of the others', () => {
  const { status, stderr } = checked('mfe-unwritten');
  expect(stderr).toContain('mfe-unwritten/src/locales/th.json: line 2 is not written yet');
  expect(status).toBe(1);
  expect(checked('mfe-right')).toMatchObject({ status: 0, stderr: '' });
});
