import type { Endpoint } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../kernel/context.ts';
import { refuseStrangers } from '../security/guards.ts';

type Input = Readonly<Record<string, unknown>>;

/** Reads how a thing stands, by the call that shows it. */
export type RowReader = (input: Input, ctx: Context) => Promise<unknown>;

const hasVersion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'version' in value;

// A reply is the row itself, or names it: what has the version is the row.
const rowIn = (reply: unknown): unknown =>
  hasVersion(reply) ? reply : Object.values(reply ?? {}).find(hasVersion);

/** What reads a row by its address: `GET` there; nothing for other calls. */
export const rowReaderOf = (
  endpoint: Endpoint,
  handler: (input: never, ctx: Context) => Promise<unknown>,
): RowReader | undefined =>
  endpoint.method !== 'GET' || !endpoint.path.startsWith('/api/admin/')
    ? undefined
    : async (input, ctx) => {
        // Who may change a thing need not have the area that reads it.
        refuseStrangers(endpoint, ctx);
        const asked = endpoint.input.parse(input) as never;
        return rowIn(endpoint.output.parse(await handler(asked, ctx)));
      };

/** Gives a stale save the row as it stands now, which `GET` at the same address shows to the same people. */
export const noteCurrentRow = async (
  readers: ReadonlyMap<string, RowReader>,
  { path }: Endpoint,
  { error, input, ctx }: { error: unknown; input: Input; ctx: Context },
): Promise<void> => {
  if (!(error instanceof Refusal) || error.sentence.code !== 'changed-meanwhile') return;
  const read = readers.get(path) ?? readers.get(path.replace(/\/[\w-]+$/, ''));
  // The row may have gone meanwhile; the refusal stays what it is.
  error.current = await read?.(input, ctx).catch(() => undefined);
};
