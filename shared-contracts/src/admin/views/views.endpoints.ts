import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { id } from '../../scalars.ts';
import { baseVersion, doneUndoable, listInput, listOf, rowVersion } from '../../lists.ts';
import { viewListNames } from './view-lists.ts';

/** How many views an admin keeps, and how much each may say (BO-110). Not in `limits`: those reach every page. */
export const viewLimits = { most: 50, name: 60, filters: 20, value: 300 } as const;

const list = z.enum(viewListNames);
const name = z.string().trim().min(1).max(viewLimits.name);
const filter = z.record(z.string().min(1).max(40), z.string().min(1).max(viewLimits.value));

/** A list as somebody narrowed it and wants to find it again. */
export const savedView = z.object({
  _id: id,
  list,
  name: z.string(),
  /** As it stands in the address of the list's page. */
  filter: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Who of the firm keeps it; nobody where that account is closed, and then it is the firm's. */
  owner: z.string().nullable(),
  /** Whether the reader may change and delete it. */
  canChange: z.boolean(),
  /** False where the list does not have these filters any more. */
  fits: z.boolean(),
  /** How many rows match, as far as lists count; nothing where it does not fit. */
  count: z.number().int().nonnegative().nullable(),
  version: rowVersion,
});

/** {@link savedView} as a type. */
export type SavedView = z.output<typeof savedView>;

// A view is of the area of its list, which the server looks at.
const access = ['admin'] as const;
const PATH = '/api/admin/views';
const one = z.object({ status: z.literal(true), view: savedView });

/** The reader's own views and those that colleagues share, as far as the areas reach: own ones first, then by name. */
export const listViews = defineEndpoint({
  method: 'GET',
  path: PATH,
  access,
  summary: 'Saved views with their counts',
  input: z.object({ list: list.optional(), ...listInput }),
  output: listOf(savedView),
});

/** One of them. */
export const readView = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  access,
  summary: 'One saved view',
  input: z.object({ id }),
  output: one,
});

/** Keeps one; the same idempotency key again finds the same view. */
export const createView = defineEndpoint({
  method: 'POST',
  path: PATH,
  access,
  summary: 'Save a view of a list',
  input: z.object({ list, name, filter, isShared: z.boolean().default(false) }),
  output: one,
});

/** Changes what is said of one, for whoever has seen how it stands. */
export const changeView = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  access,
  summary: 'Change a saved view',
  input: z.object({
    id,
    baseVersion,
    name: name.optional(),
    filter: filter.optional(),
    isShared: z.boolean().optional(),
  }),
  output: one,
});

/** Deletes one; it can be taken back (BO-111). */
export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  access,
  summary: 'Delete a saved view',
  input: z.object({ id }),
  output: doneUndoable,
});
