import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every folder named `locales` of a package, without descending into dependencies. */
export const localeFolders = (): string[] =>
  readdirSync('.', { recursive: false, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(entry.name, 'package.json')))
    .flatMap((entry) => {
      const source = join(entry.name, 'src');
      if (!existsSync(source)) return [];
      return readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((inner) => inner.isDirectory() && inner.name === 'locales')
        .map((inner) => join(inner.parentPath, inner.name));
    });
