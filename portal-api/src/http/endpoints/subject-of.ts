import { type Endpoint, pathParameters } from '@portal/shared-contracts';
import type { Subject } from '../../kernel/files.ts';

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

/** What a call is about, as far as its input says: the path first, then the body. */
export const subjectOf = (
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
): Subject | undefined => {
  // What a call of the back office makes is named by whoever makes it; what it is made of is another thing.
  const isOffice = endpoint.path.startsWith('/api/admin/');
  const inPath = pathParameters(endpoint.path);
  const names = isOffice ? inPath : [...inPath, ...Object.keys(endpoint.input.shape)];
  const name = names.find(
    (known) => IDS.test(known) && !BEARERS.includes(known) && typeof input[known] === 'string',
  );
  return name ? { kind: kindOf(name, endpoint.path), id: String(input[name]) } : undefined;
};
