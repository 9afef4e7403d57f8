import type { RemotePageData } from './manifest.ts';

const parametersIn = (pattern: string, path: string): ReadonlyMap<string, string> => {
  const parts = path.split('/');
  return new Map(
    pattern.split('/').flatMap((part, index) => {
      const value = parts[index];
      return part.startsWith(':') && value
        ? [[part.slice(1).replace('?', ''), value] as const]
        : [];
    }),
  );
};

const filled = (read: string, values: ReadonlyMap<string, string>): string | undefined => {
  const names = [...read.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !values.has(name))) return undefined;
  return read.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
};

/**
 * The reads that a page's manifest names, with the parameters of this address.
 *
 * @param path Address without query, e.g. `/orders/view/o7`.
 */
export const readsOf = (page: Pick<RemotePageData, 'path' | 'reads'>, path: string): string[] => {
  const values = parametersIn(page.path, path);
  return page.reads.flatMap((read) => filled(read, values) ?? []);
};
