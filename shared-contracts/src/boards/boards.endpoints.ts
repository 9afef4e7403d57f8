import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint, type Access } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { board, boardSummary, type BoardScope } from './boards.schema.ts';

/** Who reads and changes boards of a scope; the writers' are closed to reviewers (HS-24). */
export const boardOwners = {
  customer: ['user'],
  writer: ['writer'],
} as const satisfies Record<BoardScope, Access>;

/** The customer's only board, made on first use (BJ-10). */
export const getCustomerBoard = defineEndpoint({
  method: 'GET',
  path: '/api/customer/board',
  access: boardOwners.customer,
  summary: 'Job search tracker of the signed-in customer',
  input: z.object({}),
  output: board,
});

/** One board of the signed-in writer (BJ-14). */
export const getWriterBoard = defineEndpoint({
  method: 'GET',
  path: '/api/writer/board/{id}',
  access: boardOwners.writer,
  summary: 'A task board of the signed-in writer',
  input: z.object({ id }),
  output: board,
});

/** The boards of the signed-in writer (BJ-11). */
export const listBoards = defineEndpoint({
  method: 'GET',
  path: '/api/writer/boards',
  access: boardOwners.writer,
  summary: 'Task boards of the signed-in writer, newest first',
  input: z.object({}),
  output: z.object({ boards: z.array(boardSummary) }),
});

const boardNames = {
  boardTitle: z.string().trim().min(1).max(limits.text.short),
  boardDescription: z.string().trim().max(limits.text.short).default(''),
};

/** A new board (BJ-12); `id` makes a repeat harmless. */
export const createBoard = defineEndpoint({
  method: 'POST',
  path: '/api/writer/board/new',
  access: boardOwners.writer,
  summary: 'Makes a task board',
  input: z.object({ ...boardNames, id: z.uuid().optional() }),
  output: done.extend({ _id: id }),
});

/** A board under another name. */
export const renameBoard = defineEndpoint({
  method: 'POST',
  path: '/api/writer/board/{id}/rename',
  access: boardOwners.writer,
  summary: 'Renames a task board',
  input: z.object({ ...boardNames, id }),
  output: done,
});

const deleteBoardCall = {
  access: boardOwners.writer,
  summary: 'Deletes a task board with everything on it',
  input: z.object({ id }),
  output: done,
} as const;

/** Deletes a board as the specification spells it (BJ-13). */
export const deleteBoard = defineEndpoint({
  ...deleteBoardCall,
  method: 'GET',
  path: '/api/writer/board/{id}/delete',
  mutates: true,
});

/** The same with the method that says what it does. */
export const deleteBoardByMethod = defineEndpoint({
  ...deleteBoardCall,
  method: 'DELETE',
  path: '/api/writer/board/{id}',
});

/** Takes the deletion of a board back, as long as a page offers to. */
export const restoreBoard = defineEndpoint({
  method: 'POST',
  path: '/api/writer/board/{id}/restore',
  access: boardOwners.writer,
  summary: 'Takes back the deletion of a task board, with everything on it',
  input: z.object({ id }),
  output: done,
});
