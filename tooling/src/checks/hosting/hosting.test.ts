import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { workspaceRoot } from '../../workspace.ts';
import { ownerProblems } from './owners.ts';
import { remoteWorkflowProblems, workflowProblems } from './workflows.ts';

const workflow = (paths: string, step: string) => ({
  name: '.github/workflows/mfe-orders.yml',
  content: [
    'on:',
    '  push:',
    `    paths: [${paths}]`,
    'jobs:',
    '  a:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    `      - ${step}`,
    '',
  ].join('\n'),
});

const exists = (path: string): boolean => ['', '/', 'mfe-orders', '/mfe-orders/'].includes(path);

test('a workflow that GitHub would refuse is refused here, with its line', async () => {
  const wrongKey = workflow('mfe-orders/**', 'runs: echo');
  expect((await workflowProblems(wrongKey, exists)).join('\n')).toMatch(/Line: 8.*runs/);
  const wrongName = workflow('mfe-orders/**', 'run: echo ${{ secretz.KEY }}');
  expect((await workflowProblems(wrongName, exists)).join('\n')).toContain('secretz');
  expect(await workflowProblems(workflow('mfe-orders/**', 'run: echo'), exists)).toEqual([]);
});

test('a workflow that waits for a folder which does not exist is refused', async () => {
  expect(await workflowProblems(workflow('mfe-gone/**', 'run: echo'), exists)).toEqual([
    '.github/workflows/mfe-orders.yml: mfe-gone/** does not exist',
  ]);
});

test('each remote has a workflow that is for itself alone', () => {
  expect(remoteWorkflowProblems('mfe-chat', [])[0]).toContain('mfe-chat.yml is missing');
  const name = '.github/workflows/mfe-orders.yml';
  const own = (content: string) => [{ name, content }];
  const right = readFileSync(join(workspaceRoot, name), 'utf8');
  expect(remoteWorkflowProblems('mfe-orders', own(right))).toEqual([]);
  expect(remoteWorkflowProblems('mfe-orders', own(`${right}# mfe-chat\n`))).toEqual([
    `${name} names mfe-chat`,
  ]);
});

test('the workflow of a remote runs for all that the remote is built from', () => {
  const name = '.github/workflows/mfe-orders.yml';
  const right = readFileSync(join(workspaceRoot, name), 'utf8');
  const paths = ['mfe-orders/**', 'shared-contracts/**', 'shared-ui/**', 'tooling/**'];
  for (const path of [...paths, 'pnpm-lock.yaml', '.github/workflows/remote.yml', name]) {
    const content = right.replaceAll(`      - ${path}\n`, '');
    expect(remoteWorkflowProblems('mfe-orders', [{ name, content }])).toEqual([
      `${name} does not run for ${path} on push`,
      `${name} does not run for ${path} on pull_request`,
    ]);
  }
});

test('each room has an owner, each line of CODEOWNERS a path and an owner', () => {
  const right = '# by room\n/* @portal/platform\n/mfe-orders/ @portal/orders me@example.com\n';
  expect(ownerProblems(right, ['mfe-orders'], exists)).toEqual([]);
  expect(ownerProblems('/mfe-orders/', ['mfe-orders'], exists)).toEqual([
    'CODEOWNERS: /mfe-orders/ needs owners such as @portal/orders',
  ]);
  expect(ownerProblems('/mfe-gone/ @portal/x', ['mfe-orders'], exists)).toEqual([
    'CODEOWNERS: /mfe-gone/ does not exist',
    'CODEOWNERS: mfe-orders belongs to nobody; give it the line /mfe-orders/',
  ]);
});

test.each([
  '.github/workflows/remote.yml',
  'tooling/templates/own-repository/.github/workflows/remote.yml',
])(
  'in %s a push waits for the one before it from its check on, so the later one goes live last',
  (name) => {
    const { concurrency, jobs } = parse(readFileSync(join(workspaceRoot, name), 'utf8')) as {
      concurrency?: { group: string; 'cancel-in-progress': string };
      jobs: Record<string, { concurrency?: object }>;
    };
    expect(concurrency?.group).toContain('github.ref');
    expect(concurrency?.['cancel-in-progress']).toContain("'pull_request'");
    for (const job of Object.values(jobs)) expect(job.concurrency).toBeUndefined();
  },
);

test('the job with a PostgreSQL has every server that a test starts for itself', () => {
  const { jobs } = parse(readFileSync(join(workspaceRoot, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: { all: { steps: { run?: string }[] } };
  };
  const runs = jobs.all.steps.map(({ run = '' }) => run);
  const installs = runs.findIndex((run) => run.includes('apt-get install'));
  expect(runs[installs]).toMatch(/ redis-server postgresql$/);
  expect(runs.indexOf('.ci/run')).toBeGreaterThan(installs);
});

describe('in a repository of its own', () => {
  let folder: string;
  // Without the variables by which Git finds the repository of who runs this.
  const env = { PATH: process.env['PATH'] };
  const inFolder = (command: string): string =>
    execFileSync('bash', ['-ec', command], { cwd: folder, encoding: 'utf8', env }).trim();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-own-repository-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0", "type": "module" }');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The version that the workflow builds for these sources. */
  const versionOf = (source: string, readme: string): string => {
    writeFileSync(join(folder, 'src/remote.ts'), source);
    writeFileSync(join(folder, 'README.md'), readme);
    inFolder('git init -q && git add .');
    const file = 'tooling/templates/own-repository/.github/workflows/remote.yml';
    const { jobs } = parse(readFileSync(join(workspaceRoot, file), 'utf8')) as {
      jobs: { check: { steps: { run?: string }[] } };
    };
    const build = jobs.check.steps.find(({ run }) => run?.includes('build-package'))?.run ?? '';
    return inFolder(build.replace(/ node node_modules.*/, ' printenv RELEASE_VERSION'));
  };

  test('each change of what is built is a version of its own, and no other change is', () => {
    const first = versionOf('1', 'a');
    expect(first).toMatch(/^1\.2\.0-b[0-9a-f]{10}$/);
    expect(versionOf('1', 'b')).toBe(first);
    expect(versionOf('2', 'b')).not.toBe(first);
  });
});
