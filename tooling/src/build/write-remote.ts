import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION, type Language, languages } from '@portal/shared-contracts';
import { unwritten } from '../checks/language-parity.ts';

const templates = join(dirname(fileURLToPath(import.meta.url)), '../../templates');

/** A title for each language, or for some of them. */
export type Titles = Readonly<Partial<Record<Language, string>>>;

/**
 * Reads titles as the command line takes them: `de=Reisen`, one for each language; without a language it is English.
 *
 * @throws Error when the portal does not speak the language.
 */
export const readTitles = (words: readonly string[]): Titles =>
  Object.fromEntries(
    words.map((word) => {
      const [, language = 'en', title = word] = /^(\w\w)=(.+)$/.exec(word) ?? [];
      if (!languages.some((known) => known === language))
        throw new Error(`${word}: the portal speaks ${languages.join(', ')}.`);
      return [language, title.trim()];
    }),
  );

/** What a new remote is called. */
export interface NewRemote {
  /** Root of the workspace. */
  readonly root: string;
  /** Folder and name, e.g. `mfe-travel`. */
  readonly folder: string;
  /** What people call it in each language; a language without a title gets one that the check of texts refuses. */
  readonly titles?: Titles;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

const titleFrom = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The titles of the templates: what nobody has written yet says so, in English. */
const titleValues = (name: string, titles: Titles): Record<string, string> => {
  const english = titles.en ?? titleFrom(name);
  return Object.fromEntries(
    languages.map((language) => [
      `title_${language}`,
      titles[language] ?? (language === 'en' ? english : unwritten(english)),
    ]),
  );
};

/** Adds a line to a file behind the last line that looks like its neighbours. */
const addBeside = (file: string, neighbour: RegExp, line: string): void => {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines.some((known) => known.trim().replace(/,$/, '') === line.trim().replace(/,$/, '')))
    return;
  const last = lines.findLastIndex((known) => neighbour.test(known));
  lines.splice(last + 1, 0, line);
  writeFileSync(file, lines.join('\n'));
};

/**
 * Writes a working remote (page, slot, six languages, tests, manifest), its workflow and its owner, and makes it part
 * of the workspace.
 *
 * @throws Error when the name is not one of a remote or the folder exists.
 */
export const writeRemote = ({ root, folder, titles = {} }: NewRemote): string[] => {
  if (!/^mfe-[a-z]+(-[a-z]+)*$/.test(folder))
    throw new Error('The name of a remote looks like mfe-travel: lower case letters and dashes.');
  const target = join(root, folder);
  if (existsSync(target)) throw new Error(`${folder} exists already.`);
  const name = folder.slice('mfe-'.length);
  const values: Readonly<Record<string, string>> = {
    folder,
    ...titleValues(name, titles),
    namespace: name.replaceAll('-', ''),
    path: name,
    contracts: CONTRACT_VERSION,
  };
  const write = (source: string, file: string): string => {
    mkdirSync(dirname(file), { recursive: true });
    const text = readFileSync(source, 'utf8').replaceAll(
      /__(\w+?)__/g,
      (whole, key: string) => values[key] ?? whole,
    );
    writeFileSync(file, text);
    return file;
  };
  const remote = join(templates, 'remote');
  const written = filesUnder(remote).map((source) =>
    write(source, join(target, relative(remote, source).replace(/\.tmpl$/, ''))),
  );
  written.push(
    write(
      join(templates, 'workflow/remote.yml.tmpl'),
      join(root, `.github/workflows/${folder}.yml`),
    ),
  );
  addBeside(join(root, 'pnpm-workspace.yaml'), /^ {2}- mfe-/, `  - ${folder}`);
  addBeside(join(root, 'tsconfig.json'), /"path": "mfe-/, `    { "path": "${folder}" },`);
  addBeside(join(root, '.github/CODEOWNERS'), /^\/mfe-/, `/${folder}/ @portal/${name}`);
  return written;
};
