import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { storedFile } from '../../files.ts';
import { done, id, timestamp } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion, undoable } from '../../lists.ts';

const title = z.string().trim().min(1).max(255);
const fileKey = storedFile.shape.key;
const file = storedFile.pick({ key: true, originalname: true, size: true });

/** Who gets a newer file: orders from now on, or everybody who bought it as well. */
export const fileReach = z.enum(['new-orders', 'everyone']);

/** {@link fileReach} as a type. */
export type FileReach = z.output<typeof fileReach>;

/** Whether packages can still be given it. */
export const downloadableState = z.enum(['active', 'archived']);

/** A file that comes with packages, as the list shows it (BO-85). */
export const listedDownloadable = z.object({
  _id: id,
  title,
  /** The newest one. */
  file,
  state: downloadableState,
  /** Names of the packages that it comes with now. */
  packages: z.array(z.string()),
  version: rowVersion,
});

/** {@link listedDownloadable} as a type. */
export type ListedDownloadable = z.output<typeof listedDownloadable>;

const version = z.object({
  number: z.number().int(),
  file,
  reaches: fileReach,
  publishedAt: timestamp,
  /** Nobody for a command and for files from before. */
  publishedBy: z.string().nullable(),
});

/** The same with everything that it was before. */
export const adminDownloadable = listedDownloadable.extend({
  /** So many customers have bought it. */
  buyers: z.number().int(),
  /** Its files, newest first. */
  files: z.array(version),
});

/** {@link adminDownloadable} as a type. */
export type AdminDownloadable = z.output<typeof adminDownloadable>;

const PATH = '/api/admin/downloadables';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), downloadable: adminDownloadable, ...undoable });
const atVersion = z.object({ id, baseVersion });

/** Files that come with packages, by title. */
export const listDownloadables = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Files that come with packages',
  input: z.object({
    state: downloadableState.optional(),
    search: z.string().trim().max(limits.firm.search).optional(),
    ...listInput,
  }),
  output: listOf(listedDownloadable),
});

/** Adds one with a file that was uploaded before; the same idempotency key again finds the same one. */
export const createDownloadable = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Add a file for packages',
  input: z.object({ title, fileKey }),
  output: one,
});

/** One of them. */
export const getDownloadable = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One file that comes with packages',
  input: z.object({ id }),
  output: one,
});

/** The files that it was, newest first. */
export const listDownloadableVersions = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}/versions`,
  ...byAdmin,
  summary: 'Files that something for packages was',
  input: z.object({ id, ...listInput }),
  output: listOf(version),
});

/** Calls it otherwise; packages keep the title that they give it. */
export const saveDownloadable = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Rename a file of packages',
  input: z.object({ title, id, baseVersion }),
  output: one,
});

/** Gives a newer file to orders from now on, or to everybody who bought it. */
export const publishDownloadable = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/publish`,
  ...byAdmin,
  summary: 'Replace a file of packages',
  input: z.object({ id, baseVersion, fileKey, reaches: fileReach.default('new-orders') }),
  output: one,
});

/** Takes it out of what packages can be made of; those that have it keep it. */
export const archiveDownloadable = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/archive`,
  ...byAdmin,
  summary: 'Archive a file of packages',
  input: atVersion,
  output: one,
});

/** Brings an archived one back. */
export const restoreDownloadable = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/restore`,
  ...byAdmin,
  summary: 'Bring an archived file back',
  input: atVersion,
  output: one,
});

/** Deletes what came with no package. */
export const deleteDownloadable = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a file that no package has',
  input: z.object({ id }),
  output: done,
});
