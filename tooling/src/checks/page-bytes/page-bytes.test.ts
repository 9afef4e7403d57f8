import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { countFiles, grown, total, weighPage } from './weigh-page.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'page-bytes-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(
    join(root, file),
    typeof content === 'number' ? Buffer.alloc(content) : JSON.stringify(content),
  );
};

const builds = () => [
  { folder: 'host-shell', output: join(root, 'shell') },
  { folder: 'mfe-orders', output: join(root, 'orders') },
];

const writeBuilds = (): void => {
  write('shell/assets.json', {
    entry: ['main.01234567.js'],
    bootstrap: ['core.01234567.js'],
    remotes: ['federation.01234567.js'],
    doorEntry: ['door.01234567.js'],
    door: ['core.01234567.js', 'door-page.01234567.js'],
    locales: { en: ['12.01234567.js'] },
    provided: {
      'antd/es/table': ['core.01234567.js', '34.01234567.js'],
      'antd/es/tree': ['56.01234567.js'],
    },
  });
  for (const name of ['main', 'core', 'federation', 'door', 'door-page', '12', '34', '56'])
    write(`shell/${name}.01234567.js`, 2000);
  write('shell/core.01234567.js.br', 1000);
  write('orders/parts.json', {
    remote: { files: ['exposed.js'], shared: [] },
    pages: { list: { files: ['page.js'], shared: ['antd/es/table'] } },
    locales: { en: { files: ['en.js'], shared: [] } },
    first: { soon: { files: ['soon.js', 'page.js'], shared: ['antd/es/tree'] } },
  });
  for (const name of ['remoteEntry', 'exposed', 'page', 'en', 'soon'])
    write(`orders/${name}.js`, 1000);
};

test('PL-51 a page weighs what is sent for it: compressed, each file once, libraries by who asks', () => {
  writeBuilds();
  const page = { of: { remote: 'mfe-orders', page: 'list' } };
  const weights = weighPage(page, builds());
  expect(Object.fromEntries(weights)).toEqual({
    'shell main.js': 2,
    'shell core.js': 1,
    'shell texts': 2,
    'shell federation': 2,
    'shell for antd/es/table': 2,
    'mfe-orders entry': 2,
    'mfe-orders page': 1,
    'mfe-orders texts': 1,
  });
  expect(total(weights)).toBe(13);
  expect(countFiles(page, builds())).toBe(9);
});

test('PL-51 what a page brings with its first data counts, and a part that is not built is named', () => {
  writeBuilds();
  const of = { remote: 'mfe-orders', page: 'list' };
  const weights = weighPage({ of: { ...of, first: ['soon'] } }, builds());
  expect(weights.get('mfe-orders soon')).toBe(1);
  expect(weights.get('shell for antd/es/tree')).toBe(2);
  expect(total(weights)).toBe(16);
  const wrong = { of: { ...of, first: ['never'] } };
  expect(() => weighPage(wrong, builds())).toThrow('mfe-orders has no first part never.');
});

test('PL-51 the sign-in page weighs its own document and no remote', () => {
  writeBuilds();
  expect(Object.fromEntries(weighPage({}, builds()))).toEqual({
    'shell door.js': 2,
    'shell core.js': 1,
    'shell door-page.js': 2,
    'shell texts': 2,
  });
});

test('PL-51 what grew is named, the worst first', () => {
  const now = new Map([
    ['shell core.js', 120],
    ['shell texts', 2],
    ['shell for antd/es/table', 30],
  ]);
  expect(grown(now, { 'shell core.js': 110, 'shell texts': 2 })).toEqual([
    'shell for antd/es/table +30.0 kB',
    'shell core.js +10.0 kB',
  ]);
});
