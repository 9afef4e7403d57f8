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

type Values = Pick<ReadonlyMap<string, string>, 'has' | 'get'>;

const filled = (part: string, values: Values): string | undefined => {
  const names = [...part.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !values.has(name))) return undefined;
  return part.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
};

/** What the query of an address asks for, as a query writes it. */
const parametersOf = (query: string): Values =>
  new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      new URLSearchParams({ value }).toString().slice('value='.length),
    ]),
  );

const isForQuery = (read: string): boolean => /\?.*=:/.test(read);

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
  const values = parametersIn(page.path, path);
  return page.reads
    .filter((read) => query === '' || !read.includes('?') || isForQuery(read))
    .flatMap((read) => {
      const [place = '', parameters] = read.split('?');
      const at = filled(place, values);
      if (at === undefined || parameters === undefined) return at ?? [];
      const asked = filled(parameters, parametersOf(query));
      return asked === undefined ? [] : `${at}?${asked}`;
    });
};
