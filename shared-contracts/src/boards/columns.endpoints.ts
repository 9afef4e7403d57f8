import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { boardOwners } from './boards.endpoints.ts';
import { boardTitleText, type BoardScope } from './boards.schema.ts';

const onlyId = z.object({ id });

const addColumn = {
  summary: 'Adds a column titled `Title` at the end of a board',
  /** `id` is chosen by the client, so that a repeat adds nothing. */
  input: z.object({ boardId: id, id: z.uuid().optional() }),
  output: done.extend({ _id: id, id, title: z.string() }),
} as const;

const removeColumn = {
  summary: 'Deletes a column with its cards',
  input: onlyId,
  output: done,
} as const;

/** The calls on columns of one scope (BJ-15..17). */
export const columnEndpoints = (scope: BoardScope) => {
  const access = boardOwners[scope];
  return {
    addColumn: defineEndpoint({
      ...addColumn,
      method: 'GET',
      path: `/api/${scope}/list/new/{boardId}`,
      access,
      mutates: true,
    }),
    addColumnByMethod: defineEndpoint({
      ...addColumn,
      method: 'POST',
      path: `/api/${scope}/list/new/{boardId}`,
      access,
    }),
    addFirstColumns: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/board/{boardId}/first-columns`,
      access,
      summary: 'Fills a board without columns with the usual ones',
      input: z.object({
        boardId: id,
        titles: z.array(boardTitleText).min(1).max(limits.board.firstColumns),
      }),
      output: done,
    }),
    renameColumn: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/list/update/title`,
      access,
      summary: 'Renames a column',
      input: z.object({ id, title: boardTitleText }),
      output: done,
    }),
    removeColumn: defineEndpoint({
      ...removeColumn,
      method: 'GET',
      path: `/api/${scope}/list/{id}/delete`,
      access,
      mutates: true,
    }),
    removeColumnByMethod: defineEndpoint({
      ...removeColumn,
      method: 'DELETE',
      path: `/api/${scope}/list/{id}`,
      access,
    }),
    restoreColumn: defineEndpoint({
      method: 'POST',
      path: `/api/${scope}/list/{id}/restore`,
      access,
      summary: 'Takes back the deletion of a column, with its cards in their order',
      input: onlyId,
      output: done,
    }),
  };
};
