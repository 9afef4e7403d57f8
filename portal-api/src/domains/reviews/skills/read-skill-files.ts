import type { SkillEntry } from '../../../review-engine/engine.types.ts';
import { Refusal } from '@portal/shared-contracts/refusals';

/** A list that others keep, whose file a firm may bring. */
export type SkillSource = 'esco' | 'onet';

/** Skills as a file names them. */
export interface ReadSkills {
  readonly source: SkillSource;
  /** By what is the same in all languages of a list, so that files of several languages become one. */
  readonly entries: ReadonlyMap<string, SkillEntry>;
}

// A resume is searched for so many words at once, and no skill is called by more letters.
const LONGEST_NAME = 60;
const MOST_WORDS = 5;
const MOST_SYNONYMS = 12;

const FIELD = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;

/** Rows of comma-separated values; what stands in quotes may hold commas and lines. */
const rowsOfCsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [whole, field = '', end = ''] of text.matchAll(FIELD)) {
    if (whole === '') break;
    rows.at(-1)!.push(field.replace(/^"|"$/g, '').replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows;
};

const rowsOfTabs = (text: string): string[][] =>
  text.split(/\r?\n/).map((line) => line.split('\t'));

const isName = (name: string): boolean =>
  name.length > 1 && name.length <= LONGEST_NAME && name.split(/\s+/).length <= MOST_WORDS;

/** The columns of a table by their names in its first row. */
const columnsOf = ([head = []]: readonly string[][], names: readonly string[]): number[] =>
  names.map((name) => head.findIndex((column) => column.trim().toLowerCase() === name));

const entryOf = (names: readonly string[]): SkillEntry | undefined => {
  const [name, ...synonyms] = [...new Set(names.map((one) => one.trim()))].filter(isName);
  return name === undefined ? undefined : { name, synonyms: synonyms.slice(0, MOST_SYNONYMS) };
};

// `skills_en.csv`: one row a skill, its other names one on a line.
const readEsco = (text: string): ReadSkills | undefined => {
  const rows = rowsOfCsv(text);
  const [uri = -1, preferred = -1, alternatives = -1] = columnsOf(rows, [
    'concepturi',
    'preferredlabel',
    'altlabels',
  ]);
  if (uri < 0 || preferred < 0) return undefined;
  const entries = rows.slice(1).flatMap((row): [string, SkillEntry][] => {
    const entry = entryOf([row[preferred] ?? '', ...(row[alternatives] ?? '').split('\n')]);
    return entry && row[uri] ? [[row[uri], entry]] : [];
  });
  return { source: 'esco', entries: new Map(entries) };
};

// `Technology Skills.txt` names programs as examples; `Skills.txt` and `Knowledge.txt` name elements.
const readOnet = (text: string): ReadSkills | undefined => {
  const rows = rowsOfTabs(text);
  const [occupation = -1, example = -1, element = -1] = columnsOf(rows, [
    'o*net-soc code',
    'example',
    'element name',
  ]);
  const at = example >= 0 ? example : element;
  if (occupation < 0 || at < 0) return undefined;
  const entries = rows.slice(1).flatMap((row): [string, SkillEntry][] => {
    const entry = entryOf([row[at] ?? '']);
    return entry ? [[entry.name.toLowerCase(), entry]] : [];
  });
  return { source: 'onet', entries: new Map(entries) };
};

/**
 * Reads a file of ESCO or O*NET; its columns say which it is.
 *
 * @throws Refusal `skills-unreadable` where it is neither.
 */
const readSkillFile = (text: string): ReadSkills => {
  const plain = text.replace(/^\ufeff/, '');
  const read = readEsco(plain) ?? readOnet(plain);
  if (!read || read.entries.size === 0) throw new Refusal('skills-unreadable');
  return read;
};

/** The skills of several files of one list: the name of the first, all others as its synonyms. */
export const readSkillFiles = (texts: readonly string[]): ReadSkills => {
  const read = texts.map(readSkillFile);
  const [first] = read;
  if (!first || read.some(({ source }) => source !== first.source))
    throw new Refusal('skills-unreadable');
  const entries = new Map<string, SkillEntry>();
  for (const [key, entry] of read.flatMap((file) => [...file.entries])) {
    const known = entries.get(key);
    const names = known ? [known.name, ...known.synonyms] : [];
    const others = [...names.slice(1), entry.name, ...entry.synonyms];
    entries.set(key, {
      name: names[0] ?? entry.name,
      synonyms: [...new Set(others)].filter((name) => name !== (names[0] ?? entry.name)),
    });
  }
  return { source: first.source, entries };
};
