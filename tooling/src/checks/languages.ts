import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { missingTexts, unwrittenTexts, type Bundle } from './language-parity.ts';
import { localeFolders } from './languages/locale-folders.ts';
import { placeholderFile, textPlaceholders } from './languages/text-placeholders.ts';

const languages = ['en', 'de', 'it', 'ru', 'es', 'th'] as const;

const read = (folder: string, language: string): Bundle => {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bundle) : {};
};

// `languages.ts mfe-orders` reads the bundles of that folder alone: the gaps of others hold no team up.
const only = process.argv.slice(2).find((word) => !word.startsWith('-'));
const folders = localeFolders().filter((folder) => !only || folder.split(sep)[0] === only);

const missing = folders.flatMap((folder) => {
  const english = read(folder, 'en');
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      missingTexts(english, read(folder, language), language).map(
        (text) => `${folder}/${language}.json: ${text}`,
      ),
    );
});

const unwritten = folders
  .flatMap((folder) => [
    ...languages.map((language) => join(folder, `${language}.json`)),
    join(folder, '../manifest.ts'),
  ])
  .filter((file) => existsSync(file))
  .flatMap((file) => unwrittenTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));

// What the server knows of the texts of pages has to be what they say; its list holds those of all remotes.
if (process.argv.includes('--write'))
  writeFileSync(placeholderFile, textPlaceholders(localeFolders()));
const stale =
  only || readFileSync(placeholderFile, 'utf8') === textPlaceholders(localeFolders())
    ? []
    : [`${placeholderFile} is old: node tooling/src/checks/languages.ts --write`];

const problems = [...missing, ...unwritten, ...stale];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${folders.length} bundles complete in ${languages.length} languages`);
