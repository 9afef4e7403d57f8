import type { SkillEntry } from '../../engine.types.ts';
import { BUSINESS_SKILLS } from './business.data.ts';
import { CARE_SKILLS } from './care.data.ts';
import { CRAFT_SKILLS } from './craft.data.ts';
import { TECHNOLOGY_SKILLS } from './technology.data.ts';

/** Skills by all their words, lower case; what is written as it is in the list alone keeps its case. */
export interface SkillIndex {
  readonly byWords: ReadonlyMap<string, SkillWord>;
  /** Words of a script without blanks. */
  readonly unspaced: readonly SkillWord[];
}

interface SkillWord {
  readonly name: string;
  readonly word: string;
  readonly cased: boolean;
}

/** Where a skill stands in a text. */
export interface FoundSkill {
  readonly name: string;
  readonly quote: string;
}

// Names that are words of their own, too: they count only as the list writes them.
const WORDS_TOO = new Set(
  'Stata Less Helm Notion Sketch Acting Painting Turning Milling Stamping Forging Swift Rust Dart Jest Sage Puppet Cypress Postman Flask Bootstrap Lean Unity Maya Rhino Blender Intercom Workday Ruby Perl Scala Elixir Flutter Ionic Cassandra Electron Filing Reception Typing Maya Hive Looker Creo Opera Pandas pandas Cleaning Baking Diving Editing Leasing Teams Shipping Looker Drilling Metering Packaging Reservations Correspondence Compounding Dispensing Versand Empfang Ablage Einkauf Montage Reinigung Calibration'.split(
    ' ',
  ),
);

// Short names such as R, Go or C are letters of other things unless written as they are.
const isCased = (word: string): boolean =>
  word.length <= 3 || (word.length <= 4 && /^[A-Z]\w*[A-Z]/.test(word)) || WORDS_TOO.has(word);

const THAI = /[\u0e00-\u0e7f]/;

const indexOf = (entries: readonly SkillEntry[]): SkillIndex => {
  const all = entries.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].map((word): SkillWord => ({ name, word, cased: isCased(word) })),
  );
  return {
    byWords: new Map(all.map((skill) => [skill.word.toLowerCase(), skill])),
    unspaced: all.filter(({ word }) => THAI.test(word)),
  };
};

const parse = (list: string): SkillEntry[] =>
  list
    .split('\n')
    .flatMap((row) => row.split('|'))
    .map((entry) => entry.split('='))
    .map(([name = '', words = '']) => ({
      name: name.trim(),
      synonyms: words.split(',').flatMap((word) => word.trim() || []),
    }))
    .filter(({ name }) => name !== '');

/** The portal's own skills, each once. */
export const ownSkills: readonly SkillEntry[] = [
  ...new Map(
    [TECHNOLOGY_SKILLS, BUSINESS_SKILLS, CARE_SKILLS, CRAFT_SKILLS]
      .flatMap(parse)
      .map((entry) => [entry.name.toLowerCase(), entry] as const),
  ).values(),
];

let own: SkillIndex | undefined;

/** Own skills and those of a firm, ready to be looked for. */
export const skillsWith = (more: readonly SkillEntry[] = []): SkillIndex => {
  own ??= indexOf(ownSkills);
  return more.length === 0 ? own : indexOf([...ownSkills, ...more]);
};

const MOST_WORDS = 5;
const TOKEN = /[\p{L}\p{M}\p{N}#+./&'-]+/gu;
const EDGES = /^[./&'-]+|[./&'-]+$/g;
// Ends that words of the six languages take; of longer words only.
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'r', "'s"];

interface Token {
  readonly start: number;
  readonly end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].flatMap(({ 0: raw, index }) => {
    const lead =
      raw.startsWith('.') && /^\.\p{L}/u.test(raw) ? 0 : (/^[./&'-]+/.exec(raw)?.[0].length ?? 0);
    const word = raw
      .slice(lead)
      .replace(EDGES, (edge) => (edge === '.' && lead === 0 && raw.startsWith('.') ? '.' : ''));
    return word === '' ? [] : [{ start: index + lead, end: index + lead + word.length }];
  });

const lookUp = (quote: string, { byWords }: SkillIndex): SkillWord | undefined => {
  const lower = quote.toLowerCase();
  const whole = byWords.get(lower);
  if (whole) return whole.cased && whole.word !== quote ? undefined : whole;
  const stem = ENDINGS.filter((end) => lower.endsWith(end) && lower.length - end.length > 5)
    .map((end) => byWords.get(lower.slice(0, -end.length)))
    .find((skill) => skill && !skill.cased);
  return stem;
};

/** Each skill of a text once, in the order of the text; the longest words count (RV-42). */
export const findSkills = (text: string, skills: SkillIndex): FoundSkill[] => {
  const found = new Map<string, FoundSkill>();
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1)
    for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count -= 1) {
      const quote = text.slice(tokens[at]!.start, tokens[at + count - 1]!.end);
      const skill = lookUp(quote, skills);
      if (!skill) continue;
      if (!found.has(skill.name)) found.set(skill.name, { name: skill.name, quote });
      at += count - 1;
      break;
    }
  if (THAI.test(text))
    for (const { name, word } of skills.unspaced)
      if (!found.has(name) && text.includes(word)) found.set(name, { name, quote: word });
  return [...found.values()];
};
