import type { Language } from '@portal/shared-contracts';
import { uiLocales } from '@portal/shared-ui/locales';
import { queryOptions } from '@tanstack/react-query';
import { shellLocales } from '../../../language/shell-locales.ts';
import type { RemoteLoader } from '../../../remotes/loading/remote-loader.ts';

/** A text as the portal says it, before a firm words it differently. */
export interface ShownText {
  /** `namespace:key`, as the setting names it. */
  name: string;
  text: string;
}

const leaves = (bundle: unknown, path: readonly string[]): [string, string][] => {
  if (typeof bundle === 'string') return [[path.join('.'), bundle]];
  if (typeof bundle !== 'object' || bundle === null) return [];
  return Object.entries(bundle).flatMap(([key, child]) => leaves(child, [...path, key]));
};

const textsOf = (namespace: string, bundle: unknown): ShownText[] =>
  leaves(bundle, []).map(([key, text]) => ({ name: `${namespace}:${key}`, text }));

// A part brings its texts with any of its pages; one that does not load is left out.
const textsOfRemotes = async (loader: RemoteLoader, language: Language): Promise<ShownText[]> => {
  const found = loader.remotes.map(async ({ manifest: { name, namespace, pages } }) => {
    const [page] = pages;
    if (!page) return [];
    const part = { kind: 'pages', key: page.key } as const;
    await loader.load(name, part);
    const state = loader.state(name, part);
    if (state.status !== 'ready') return [];
    return textsOf(namespace, (await state.loaded.module.locales[language]()).default);
  });
  return (await Promise.all(found)).flat();
};

/** Every text of a language that people read, by room. */
export const shownTextsQuery = (loader: RemoteLoader, language: Language) =>
  queryOptions({
    queryKey: ['admin', 'texts', language],
    staleTime: Infinity,
    queryFn: async () => [
      ...textsOf('shell', (await shellLocales[language]()).default),
      ...textsOf('ui', (await uiLocales[language]()).default),
      ...(await textsOfRemotes(loader, language)),
    ],
  });

/** The first placeholder of the original that a new wording has lost. */
export const lostPlaceholder = (original: string, text: string): string | undefined =>
  [...original.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !new RegExp(`\\{\\{\\s*${name}\\b`).test(text));
