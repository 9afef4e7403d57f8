import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts that stand on pages of people who are no admins, by folder; remotes say their namespace in the manifest. */
const OWN_NAMESPACES: Readonly<Record<string, string>> = {
  'host-shell/src/locales': 'shell',
  'shared-ui/src/locales': 'ui',
};

/** Where the server keeps which placeholders a text has: a firm's own wording must not lose one. */
export const placeholderFile = 'portal-api/src/kernel/words/placeholders.json';

const namespaceOf = (folder: string): string | undefined => {
  const own = OWN_NAMESPACES[folder];
  if (own) return own;
  const room = dirname(folder);
  for (const [file, pattern] of [
    ['manifest.ts', /namespace: '(\w+)'/],
    ['texts.ts', /useTexts\('(\w+)'/],
  ] as const) {
    const path = join(room, file);
    const name = existsSync(path) && pattern.exec(readFileSync(path, 'utf8'))?.[1];
    if (name) return name;
  }
  return undefined;
};

const leaves = (bundle: unknown, path: readonly string[]): [string, string][] => {
  if (typeof bundle === 'string') return [[path.join('.'), bundle]];
  if (typeof bundle !== 'object' || bundle === null) return [];
  return Object.entries(bundle).flatMap(([key, child]) => leaves(child, [...path, key]));
};

/** The placeholders of every text that has some, by `namespace:key`. */
export const textPlaceholders = (folders: readonly string[]): string => {
  const found = folders.flatMap((folder) => {
    const namespace = namespaceOf(folder);
    if (!namespace || folder.startsWith('tooling') || folder.includes('/admin/')) return [];
    const bundle: unknown = JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8'));
    return leaves(bundle, []).flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name);
      return names.length > 0 ? [[`${namespace}:${key}`, [...new Set(names)]] as const] : [];
    });
  });
  const lines = found
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, names]) => `  "${key}": [${names.map((name) => `"${name}"`).join(', ')}]`);
  return `{\n${lines.join(',\n')}\n}\n`;
};
