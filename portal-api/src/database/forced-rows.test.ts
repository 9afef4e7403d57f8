import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../migrations');

// From before there was this rule; 0909 does again what counts of them.
const FORMER = ['0053', '0601', '0842', '0890', '0900'];

const WRITES = /^\s*(?:update|delete from|insert into)\s+(\w+)/gim;
const OWN_TABLE = /create table (\w+)/gi;
const UNBOUND = new Set(['registry', 'release_history', 'portal_store']);

const namesOf = (sql: string, pattern: RegExp): Set<string> =>
  new Set([...sql.matchAll(pattern)].map(([, name = '']) => name));

test('PL-02 PL-28 a migration that changes rows of firms lifts the row security that its owner is bound by, and puts it back', async () => {
  const files = (await readdir(folder)).filter((name) => !FORMER.includes(name.slice(0, 4)));
  expect(files.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const name of files) {
    const text = await readFile(path.join(folder, name), 'utf8');
    // What a function of the database does is done later, by whoever calls it.
    const sql = text.replaceAll(/\$\$[\s\S]*?\$\$/g, '').replaceAll(/--.*$/gm, '');
    const made = namesOf(sql, OWN_TABLE);
    for (const table of namesOf(sql, WRITES)) {
      if (made.has(table) || UNBOUND.has(table)) continue;
      const isLifted = sql.includes(`alter table ${table} no force row level security`);
      const isBack = sql.includes(`alter table ${table} force row level security`);
      if (!isLifted || !isBack) wrong.push(`${name}: ${table}`);
    }
  }
  expect(wrong).toEqual([]);
});
