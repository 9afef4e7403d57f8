import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Bundle {
  refusals: Record<string, string>;
  notices: Record<string, string>;
  mails: Record<string, Record<string, string>>;
  papers: Record<string, string>;
  consents: Record<string, string>;
  health: Record<string, Record<string, string>>;
  audit: Record<'acts' | 'things' | 'fields' | 'who' | 'values', Record<string, string>>;
}

const folder = path.join(import.meta.dirname, '../../src/kernel/words/locales');

/** The server's words of one language, as they stand in its bundle. */
export const readBundle = (name: string): Bundle =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Bundle;

/** What a text names. */
export const namesIn = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name]) => name ?? '')),
  ].toSorted();

/** What each text names. Which plural forms a language needs is a question of `pnpm verify`. */
export const namesOfEach = (words: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key.replace(/_(one|few|many|other)$/, ''),
      namesIn(text),
    ]),
  );

/** All texts of a bundle with their paths. */
export const textsOf = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'string' ? [[path + key, word]] : textsOf(Object(word), `${path}${key}.`),
  );
