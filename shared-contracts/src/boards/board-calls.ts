import { cardEndpoints } from './cards.endpoints.ts';
import { columnEndpoints } from './columns.endpoints.ts';
import type { BoardScope } from './boards.schema.ts';

const callsOf = (scope: BoardScope) => ({ ...columnEndpoints(scope), ...cardEndpoints(scope) });

/** The calls that both scopes have. */
export type BoardCalls = ReturnType<typeof callsOf>;

/** The calls that both scopes have, by scope: one engine serves both. */
export const boardCalls: Readonly<Record<BoardScope, BoardCalls>> = {
  customer: callsOf('customer'),
  writer: callsOf('writer'),
};
