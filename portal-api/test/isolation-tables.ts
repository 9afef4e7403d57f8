import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { IsolationTable } from './isolation.ts';

const DOMAINS = path.join(import.meta.dirname, '../src/domains');
const ENDING = '.isolation.ts';

/** Every `<domain>.isolation.ts` below `src/domains`; each exports `isolation`. */
export const findIsolationTables = async (): Promise<Map<string, IsolationTable<never>>> => {
  const files = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .toSorted();
  const tables = new Map<string, IsolationTable<never>>();
  for (const file of files) {
    const module = (await import(path.join(DOMAINS, file))) as { isolation: IsolationTable<never> };
    tables.set(path.basename(file, ENDING), module.isolation);
  }
  return tables;
};
