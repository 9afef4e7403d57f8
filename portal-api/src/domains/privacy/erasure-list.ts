import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const line = z.object({ site: z.string(), person: z.string(), at: z.iso.datetime() });

/** One erasure that was done; ids alone, so that the list itself names nobody. */
export type ErasedPerson = z.infer<typeof line>;

const fileOf = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** Notes an erasure outside of the database: a restored older backup knows nothing of it. */
export const noteErasure = async (dataDir: string, erased: ErasedPerson): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  await appendFile(fileOf(dataDir), `${JSON.stringify(erased)}\n`, { mode: 0o600 });
};

/** Reads such a list; a line that was cut off half-way is passed over. */
export const parseErasures = (text: string): ErasedPerson[] =>
  text.split('\n').flatMap((row) => {
    try {
      return [line.parse(JSON.parse(row))];
    } catch {
      return [];
    }
  });

// Only a list that is not there is an empty one: whoever cannot read it would serve who was erased.
const absent = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw new Error(`The list of erasures cannot be read: ${error.message}`, { cause: error });
};

export const readErasures = async (dataDir: string): Promise<ErasedPerson[]> =>
  parseErasures(await readFile(fileOf(dataDir), 'utf8').catch(absent));

/** Takes a list over that was kept beside the backups; says how many people it names. */
export const keepErasures = async (dataDir: string, text: string): Promise<number> => {
  const erased = parseErasures(text);
  for (const one of erased) await noteErasure(dataDir, one);
  return erased.length;
};
