import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { IsolationTable } from './isolation.ts';

const FOLDER = import.meta.dirname;
const ENDING = '.isolation.ts';

/** Every `<domain>.isolation.ts` of this folder; each exports `isolation`. */
export const listIsolationTables = async (): Promise<Map<string, IsolationTable<never>>> => {
  const tables = new Map<string, IsolationTable<never>>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(ENDING))) {
    const module = (await import(path.join(FOLDER, file))) as { isolation: IsolationTable<never> };
    tables.set(path.basename(file, ENDING), module.isolation);
  }
  return tables;
};
