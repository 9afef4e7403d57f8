import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingTexts, unwrittenTexts, type Bundle } from './language-parity.ts';

const languages = ['en', 'de', 'it', 'ru', 'es', 'th'] as const;

/** Every folder named `locales` of a package, without descending into dependencies. */
const localeFolders = (): string[] =>
  readdirSync('.', { recursive: false, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(entry.name, 'package.json')))
    .flatMap((entry) => {
      const source = join(entry.name, 'src');
      if (!existsSync(source)) return [];
      return readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((inner) => inner.isDirectory() && inner.name === 'locales')
        .map((inner) => join(inner.parentPath, inner.name));
    });

const read = (folder: string, language: string): Bundle => {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bundle) : {};
};

const missing = localeFolders().flatMap((folder) => {
  const english = read(folder, 'en');
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      missingTexts(english, read(folder, language), language).map(
        (text) => `${folder}/${language}.json: ${text}`,
      ),
    );
});

const unwritten = localeFolders()
  .flatMap((folder) => [
    ...languages.map((language) => join(folder, `${language}.json`)),
    join(folder, '../manifest.ts'),
  ])
  .filter((file) => existsSync(file))
  .flatMap((file) => unwrittenTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));

const problems = [...missing, ...unwritten];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${localeFolders().length} bundles complete in ${languages.length} languages`);
