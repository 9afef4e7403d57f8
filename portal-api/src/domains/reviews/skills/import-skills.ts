import type { SiteDatabase } from '../../../kernel/database.ts';
import { putFirmSkills, deleteSkillsOf } from './firm-skills.repository.ts';
import { readSkillFiles, type ReadSkills } from './read-skill-files.ts';

/** So many words are searched for in each resume; more would cost each visitor a second. */
const MOST_WORDS = 60_000;

/** What an import came to. */
export interface Imported {
  readonly source: ReadSkills['source'];
  readonly skills: number;
  readonly words: number;
  /** Words for which there was no room. */
  readonly left: number;
}

const wordsOf = (entries: readonly { synonyms: readonly string[] }[]): number =>
  entries.reduce((sum, { synonyms }) => sum + 1 + synonyms.length, 0);

/** Puts the skills of a list in the place of what was imported of it before (RV-41). */
export const importSkills = async (
  db: SiteDatabase,
  texts: readonly string[],
): Promise<Imported> => {
  const { source, entries } = readSkillFiles(texts);
  const all = [...entries.values()];
  // Names first: each skill is known by its name before any is known by a synonym.
  let room = MOST_WORDS - Math.min(all.length, MOST_WORDS);
  const kept = all.slice(0, MOST_WORDS).map(({ name, synonyms }) => {
    const taken = synonyms.slice(0, room);
    room -= taken.length;
    return { name, synonyms: taken };
  });
  await db.transaction(async (tx) => {
    await deleteSkillsOf(tx, source);
    await putFirmSkills(tx, source, kept);
  });
  const words = wordsOf(kept);
  return { source, skills: kept.length, words, left: wordsOf(all) - words };
};
