import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startReadingProcess } from './start-process.ts';

// Runs in a process with the same rights and says what each attempt came to.
const PROBE = `
const attempt = (run) => { try { run(); return 'done'; } catch (error) { return error.code ?? error.name; } };
const fs = require('node:fs');
console.log(JSON.stringify({
  environment: Object.keys(process.env),
  read: attempt(() => fs.readFileSync('/etc/passwd')),
  write: attempt(() => fs.writeFileSync('/tmp/written-by-a-file', '')),
  process: attempt(() => require('node:child_process').execFileSync('true')),
  thread: attempt(() => new (require('node:worker_threads').Worker)('', { eval: true })),
  addon: attempt(() => process.dlopen({ exports: {} }, '/nowhere.node')),
  code: attempt(() => new Function('return 1')()),
  evaluated: attempt(() => (0, eval)('1')),
  heap: require('node:v8').getHeapStatistics().heap_size_limit / 1024 / 1024,
}));
`;

const child = startReadingProcess();
afterAll(() => child.kill('SIGKILL'));

const probe = (): Record<string, unknown> => {
  const rights = child.spawnargs.slice(1, -1);
  const said = execFileSync(process.execPath, [...rights, '--eval', PROBE], { env: {} });
  return JSON.parse(said.toString()) as Record<string, unknown>;
};

const denied = 'ERR_ACCESS_DENIED';

test('RV-17 the process that reads files may read, write and start nothing else', () => {
  expect(probe()).toMatchObject({
    environment: [],
    read: denied,
    write: denied,
    process: denied,
    thread: denied,
  });
});

test('RV-17 its heap is bounded', () => {
  expect(probe()['heap']).toBeLessThan(100);
});

test('RV-17 its environment is empty', async () => {
  process.env['SECRET_OF_THE_SERVER'] = 'do not tell';
  const started = startReadingProcess();
  delete process.env['SECRET_OF_THE_SERVER'];
  await once(started, 'message');
  const names = readFileSync(`/proc/${started.pid}/environ`, 'utf8')
    .split('\0')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=')[0]!);
  started.kill('SIGKILL');
  // The pipe to the server is named there, and nothing else.
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([]);
});

test('RV-19 it can neither evaluate code nor load a library that draws', () => {
  expect(probe()).toMatchObject({
    code: 'EvalError',
    evaluated: 'EvalError',
    addon: 'ERR_DLOPEN_DISABLED',
  });
});
