import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id, timestamp } from '../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion, undoable } from '../lists.ts';

/** Where a contract stands. */
export const contractStates = ['draft', 'published', 'archived'] as const;

const contractState = z.enum(contractStates);

const title = z.string().trim().min(1).max(limits.name.max);

/** A contract in the firm's list. */
export const listedContract = z.object({
  _id: id,
  title: z.string(),
  state: contractState,
  /** The newest published version; none before the first publishing. */
  published: z.number().int().positive().nullable(),
  /** Whether the draft says something else than the newest version. */
  hasChanges: z.boolean(),
  signatures: z.number().int().nonnegative(),
  packages: z.number().int().nonnegative(),
  changedAt: timestamp,
});

/** {@link listedContract} as a type. */
export type ListedContract = z.output<typeof listedContract>;

/** A contract as the firm works on it; `content` is HTML as it will be shown (BO-81). */
export const firmContract = listedContract.extend({
  version: rowVersion,
  content: z.string(),
});

/** {@link firmContract} as a type. */
export type FirmContract = z.output<typeof firmContract>;

const shown = z.object({ status: z.literal(true), contract: firmContract, ...undoable });

const area = 'catalogue' as const;
const access = ['admin'] as const;

/** Contracts of the firm by title. */
export const listFirmContracts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/contracts',
  access,
  area,
  summary: 'Contracts of the firm',
  input: z.object({
    state: contractState.optional(),
    /** A piece of a title. */
    search: z.string().trim().max(limits.firm.search).optional(),
    ...listInput,
  }),
  output: listOf(listedContract),
});

/** Begins a contract; the same call again answers what it made. */
export const createFirmContract = defineEndpoint({
  method: 'POST',
  path: '/api/admin/contracts',
  access,
  area,
  summary: 'Begin a contract',
  input: z.object({ title }),
  output: shown,
});

/** A contract as the firm works on it. */
export const readFirmContract = defineEndpoint({
  method: 'GET',
  path: '/api/admin/contracts/{id}',
  access,
  area,
  summary: 'A contract of the firm',
  input: z.object({ id }),
  output: shown,
});

/** Keeps a draft; the answer has the text as it will be shown. */
export const saveFirmContract = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/contracts/{id}',
  access,
  area,
  summary: 'Keep the draft of a contract',
  input: z.object({ id, baseVersion, title, content: z.string().max(limits.contractText) }),
  output: shown,
});

/** Deletes what was never published; everything else is archived. */
export const deleteFirmContract = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/contracts/{id}',
  access,
  area,
  summary: 'Delete a contract that was never published',
  input: z.object({ id }),
  output: done,
});

/** Makes the draft the version that new orders sign; the firm says that it is its own (BO-13). */
export const publishFirmContract = defineEndpoint({
  method: 'POST',
  path: '/api/admin/contracts/{id}/publish',
  access,
  area,
  summary: 'Publish a contract',
  input: z.object({
    id,
    baseVersion,
    /** `We have read this contract and take it as ours.` */
    isOurs: z.boolean(),
  }),
  output: shown,
});

const actOn = (act: 'discard' | 'archive' | 'restore', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/admin/contracts/{id}/${act}`,
    access,
    area,
    summary,
    input: z.object({ id, baseVersion }),
    output: shown,
  });

/** Goes back to the newest version. */
export const discardFirmContract = actOn('discard', 'Go back to what is published');

/** Takes a contract out of use; orders keep theirs. */
export const archiveFirmContract = actOn('archive', 'Take a contract out of use');

/** Takes a contract back into use. */
export const restoreFirmContract = actOn('restore', 'Take a contract back into use');

/** Begins another contract with the same words. */
export const copyFirmContract = defineEndpoint({
  method: 'POST',
  path: '/api/admin/contracts/{id}/copy',
  access,
  area,
  summary: 'Copy a contract',
  input: z.object({ id, title }),
  output: shown,
});
