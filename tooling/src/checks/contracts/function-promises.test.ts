import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace.ts';
import { brokenPromises, type ContractSnapshot } from './contract-snapshot.ts';
import { functionPromises } from './function-promises.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-functions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = `(key: string) => {
  user: { name: string } | null;
  mode: 'light' | 'dark';
  set: (mode: 'light' | 'dark', hear?: (done: { at: number }) => void) => void;
  load: () => Promise<{ items: readonly string[] } | undefined>;
  when?: Date;
}`;

type Case = readonly [change: string, from: string, to: string, said: string];

const broken: readonly Case[] = [
  ['a member goes', "mode: 'light' | 'dark';", '', 'useThing().mode was removed'],
  ['a member of a member goes', '{ name: string }', '{}', 'useThing().user[1].name was removed'],
  ['a member may be missing', 'user: {', 'user?: {', 'useThing().user may now be missing'],
  ['a value is added', "'dark';", "'dark' | 'auto';", 'useThing().mode may now be "auto"'],
  ['a value is refused', "(mode: 'light' | ", '(mode: ', 'argument 1 no longer takes "light"'],
  ['a listener hears less', '{ at: number }', '{}', 'useThing().set(argument 2)(…).argument 1'],
  ['a list holds something else', 'readonly string[]', 'number[]', 'load()'],
  ['a date becomes a text', 'when?: Date', 'when?: string', 'useThing().when'],
  ['a function wants more', '(key: string)', '(key: string, more: number)', 'argument 2 is new'],
  ['a function becomes none', '(key: string) =>', 'string & ', 'useThing() was removed'],
];

const harmless: readonly Case[] = [
  ['a member is added', 'user: {', 'more: string; user: {', ''],
  ['a member is always there', 'when?: Date', 'when: Date', ''],
  ['a value is never given', "mode: 'light' | 'dark';", "mode: 'dark';", ''],
  ['an argument may be left out', '(key: string)', '(key?: string)', ''],
  ['a listener hears more', '{ at: number }', '{ at: number; by: string }', ''],
  ['nothing was promised back', '=> void) => void', '=> void) => boolean', ''],
];

/** What each of these hooks promises: read together, since the libraries take most of the time. */
const promisesOf = (types: readonly string[]): ContractSnapshot[] => {
  const modules = types.map((type, at) => {
    const file = join(folder, `${at}.ts`);
    writeFileSync(file, `export declare const useThing: ${type};`);
    return { request: `@${at}`, file };
  });
  const all = functionPromises(modules, join(workspaceRoot, 'shared-contracts/tsconfig.json'));
  return modules.map(({ request }) => {
    const own = all.filter(([name]) => name.startsWith(`${request}.`));
    const renamed = own.map(([name, promised]) => [name.slice(request.length + 1), promised]);
    return { version: '1.0.0', promises: Object.fromEntries(renamed) };
  });
};

const cases = [...broken, ...harmless];
const [first, ...changed] = promisesOf([
  before,
  ...cases.map(([, from, to]) => before.replace(from, to)),
]);

/** What the change breaks. */
const brokenBy = (change: Case): string[] => {
  expect(before).toContain(change[1]);
  return brokenPromises(
    first as ContractSnapshot,
    changed[cases.indexOf(change)] as ContractSnapshot,
  );
};

const titled = (list: readonly Case[]) => list.map((each) => [each[0], each] as const);

test.each(titled(broken))('PL-19 callers break when %s', (_, change) => {
  expect(brokenBy(change).join('\n')).toContain(change[3]);
});

test.each(titled(harmless))('callers go on when %s', (_, change) => {
  expect(brokenBy(change)).toEqual([]);
});
