import { type Endpoint, pathParameters } from '@portal/shared-contracts';
import { defOf } from '@portal/shared-contracts/testing/shapes';
import { seededRandom } from '../chaos/seeded-random.ts';
import { naughtyBodies, naughtyQueries, naughtySegments } from './naughty.ts';
import { type Input, toJson, wrongValuesOf } from './wrong-values.ts';

/** A call as it goes over the wire, and what is wrong with it. */
export interface WrongCall {
  what: string;
  url: string;
  body?: string;
}

// Half a character has no spelling in an address.
const inAddress = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'object' ? toJson(value) : String(value)).toWellFormed().slice(0, 8000),
  );

const pathOf = ({ path }: Endpoint, input: Input, segment?: string): string => {
  const [attacked] = pathParameters(path).slice(-1);
  return path
    .replace(/\{(\w+)\??\}/g, (_, name: string) => {
      if (segment !== undefined && name === attacked) return segment;
      return input[name] === undefined || input[name] === '' ? '%20' : inAddress(input[name]);
    })
    .replace(/(?<=.)\/$/, path.endsWith('/') ? '/' : '');
};

const travelsInQuery = ({ method, query }: Endpoint, key: string): boolean =>
  method === 'GET' || query?.includes(key) === true;

/** A call with this input, whatever it is. */
export const callOf = (endpoint: Endpoint, input: Input, what: string): WrongCall => {
  const inPath = new Set(pathParameters(endpoint.path));
  const rest = Object.entries(input).filter(
    ([key, value]) => !inPath.has(key) && value !== undefined,
  );
  const query = rest
    .filter(([key]) => travelsInQuery(endpoint, key))
    .map(([key, value]) => `${encodeURIComponent(key)}=${inAddress(value)}`)
    .join('&');
  return {
    what,
    url: `${pathOf(endpoint, input)}${query === '' ? '' : `?${query}`}`,
    ...(endpoint.method === 'GET' || endpoint.upload
      ? {}
      : {
          body: toJson(Object.fromEntries(rest.filter(([key]) => !travelsInQuery(endpoint, key)))),
        }),
  };
};

const attackedField = ({ input }: Endpoint, at: number): string => {
  const keys = Object.keys(defOf(input)['shape'] as object);
  return keys[at % Math.max(1, keys.length)] ?? 'q';
};

/** Ways in which a whole call is wrong: its address, its query, its body. */
const wholes = (endpoint: Endpoint, right: Input): ((at: number) => WrongCall)[] => {
  const { body, url } = callOf(endpoint, right, '');
  const one = (list: readonly string[], at: number): string => list[at % list.length] as string;
  const ways: ((at: number) => WrongCall)[] = [
    (at) => {
      const query = one(naughtyQueries, at).replaceAll('*', attackedField(endpoint, at));
      return {
        what: `query ${query.slice(0, 60)}`,
        url: `${url.split('?')[0]}?${query}`,
        ...(body === undefined ? {} : { body }),
      };
    },
  ];
  if (pathParameters(endpoint.path).length > 0)
    ways.push((at) => {
      const segment = one(naughtySegments, at);
      return {
        what: `path ${segment.slice(0, 60)}`,
        url: pathOf(endpoint, right, segment),
        ...(body === undefined ? {} : { body }),
      };
    });
  if (body !== undefined)
    ways.push((at) => {
      const wrong = one(naughtyBodies, at);
      return { what: `body ${wrong.slice(0, 60)}`, url, body: wrong };
    });
  return ways;
};

/** So many wrong calls of one endpoint, made from a right one; the same for the same seed. */
export const wrongCalls = (
  endpoint: Endpoint,
  right: Input,
  { count, seed }: { count: number; seed: number },
): WrongCall[] => {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const ways = wholes(endpoint, right);
  const nextWrong = wrongValuesOf(endpoint.input, right, seed);
  return Array.from({ length: count }, () => {
    if (below(4) === 0) return (ways[below(ways.length)] as (typeof ways)[number])(below(1000));
    const { what, value } = nextWrong();
    return callOf(endpoint, value, what);
  });
};
