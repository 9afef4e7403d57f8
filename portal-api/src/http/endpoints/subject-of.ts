import { type Endpoint, pathParameters } from '@portal/shared-contracts';
import type { Subject } from '../../kernel/files.ts';
import { madeOf } from '../../kernel/kept/made-of-both.ts';

// These open doors by themselves, so they are never written down.
const BEARERS: readonly string[] = ['uniqueCustomerId'];

const IDS = /^(_?id|key|item|[a-z]\w*(Id|_id))$/;

// What a bare `id` in a path means.
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\/(orders|contract)\//, 'order'],
  [/\/card/, 'card'],
  [/\/column|\/list/, 'column'],
  [/\/board/, 'board'],
  [/\/(review|critiques)\//, 'review'],
  [/template/, 'template'],
  [/\/payments\//, 'payment'],
  [/\/package\//, 'package'],
  [/\/profile/, 'person'],
];

/** What a call of the back office is about by its address: `/api/admin/checkout-links/{id}` is of a checkout link. */
export const nounOfAddress = (path: string): string | undefined => {
  const room = /\/api\/admin\/([\w-]+)/.exec(path)?.[1];
  return room === 'people' ? 'person' : room?.replace(/ies$/, 'y').replace(/s$/, '');
};

const kindOf = (name: string, path: string): string => {
  const named = /^(\w+?)(_id|Id)$/.exec(name)?.[1];
  return (
    named ?? nounOfAddress(path) ?? KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'thing'
  );
};

// The fields of an input that may name what a call is about; the same at each call.
const idsOf = madeOf(({ path, input }: Endpoint): { name: string; kind: string }[] => {
  // What a call of the back office makes is named by whoever makes it; what it is made of is another thing.
  const isOffice = path.startsWith('/api/admin/');
  const inPath = pathParameters(path);
  const names = isOffice ? inPath : [...inPath, ...Object.keys(input.shape)];
  return names
    .filter((name) => IDS.test(name) && !BEARERS.includes(name))
    .map((name) => ({ name, kind: kindOf(name, path) }));
});

/** What a call is about, as far as its input says: the path first, then the body. */
export const subjectOf = (
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
): Subject | undefined => {
  const found = idsOf(endpoint).find(({ name }) => typeof input[name] === 'string');
  return found && { kind: found.kind, id: String(input[found.name]) };
};
