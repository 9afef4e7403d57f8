import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Folders whose texts only admins read. */
const OFFICE = /\/(admin|back-office|money|catalogue|written|firm-jobs)\/locales\//;

/** Shorter ones are words that anybody's page may hold. */
const SENTENCE = 20;

const leaves = (bundle: unknown): string[] =>
  typeof bundle === 'string' ? [bundle] : Object.values(bundle ?? {}).flatMap(leaves);

/** The English sentences of the back office that no other page of the portal says. */
export const officeSentences = (): string[] => {
  const files = globSync('{host-shell,shared-ui,mfe-*}/src/**/locales/en.json', { cwd: root });
  const textsOf = (isOffice: boolean): string[] =>
    files
      .filter((file) => OFFICE.test(file) === isOffice)
      .flatMap((file) => leaves(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  const others = textsOf(false).join('\n');
  return textsOf(true).filter((text) => text.length >= SENTENCE && !others.includes(text));
};
