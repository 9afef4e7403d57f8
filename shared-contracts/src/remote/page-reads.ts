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
 * @param address Path with its query, e.g. `/orders/list?page=2`: what is asked for there replaces the queries of reads.
 */
export const readsOf = (
  page: Pick<RemotePageData, 'path' | 'reads'>,
  address: string,
): string[] => {
  const [path = '/', query = ''] = address.split('?');
  const reads = query === '' ? page.reads : page.reads.filter((read) => !read.includes('?'));
  const values = parametersIn(page.path, path);
  return reads.flatMap((read) => filled(read, values) ?? []);
};
