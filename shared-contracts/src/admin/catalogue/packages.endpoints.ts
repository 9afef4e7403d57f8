import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { done, id } from '../../scalars.ts';
import { alsoListOf, baseVersion, listInput, listOf, undoable } from '../../lists.ts';
import {
  editedPackage,
  listedPackage,
  packageContent,
  packageFile,
  packageVersion,
  publishedState,
} from './packages.schema.ts';

const PATH = '/api/admin/packages';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), package: editedPackage, ...undoable });
const atVersion = z.object({ id, baseVersion });

/** What the firm sells, sold and prepares, by name. */
export const listAdminPackages = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Packages of the firm',
  input: z.object({
    state: publishedState.optional(),
    search: z.string().trim().max(limits.firm.search).optional(),
    ...listInput,
  }),
  output: listOf(listedPackage),
});

/** Makes a draft; the same idempotency key again finds the same package. */
export const createPackage = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Draft a package',
  input: packageContent,
  output: one,
});

/** One package with what is edited of it. */
export const getAdminPackage = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One package of the firm',
  input: z.object({ id }),
  output: one,
});

/**
 * Changes fields of the draft. What somebody else changed meanwhile stays where nothing of it is changed here too; else
 * the save is a `conflict`, said at each field (BO-114).
 */
export const savePackage = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change the draft of a package',
  input: packageContent.partial().extend({ id, baseVersion }),
  output: one,
});

/** Deletes what nobody bought or linked. */
export const deletePackage = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a package that nobody bought',
  input: z.object({ id }),
  output: done,
});

/** What was published, newest first. */
export const listPackageVersions = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}/versions`,
  ...byAdmin,
  summary: 'Published versions of a package',
  input: z.object({ id, ...listInput }),
  output: z.object({
    status: z.literal(true),
    versions: z.array(packageVersion),
    ...alsoListOf(packageVersion),
  }),
});

/** Sells the draft from now on; orders keep the version that they were bought as. */
export const publishPackage = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/publish`,
  ...byAdmin,
  summary: 'Publish the draft of a package',
  input: atVersion,
  output: one,
});

/** Takes what was edited back to what is published. */
export const discardPackage = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/discard`,
  ...byAdmin,
  summary: 'Drop the draft of a package',
  input: atVersion,
  output: one,
});

/** Ends its sale; its orders go on. */
export const archivePackage = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/archive`,
  ...byAdmin,
  summary: 'Archive a package',
  input: atVersion,
  output: one,
});

/** Brings an archived package back as it was. */
export const restorePackage = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/restore`,
  ...byAdmin,
  summary: 'Bring an archived package back',
  input: atVersion,
  output: one,
});

/** Drafts another package with the same content. */
export const copyPackage = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/copy`,
  ...byAdmin,
  summary: 'Copy a package',
  input: z.object({ id }),
  output: one,
});

/** Plays an order of the draft from purchase to done, without keeping anything (BO-88). */
export const rehearsePackage = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/rehearse`,
  ...byAdmin,
  summary: 'Rehearse an order of a package',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    /** How many steps people took. */
    steps: z.number().int(),
    /** What stands in the way, in words; nothing when the order ends. */
    problems: z.array(z.string()),
  }),
});

const choice = z.object({ _id: id, title: z.string() });

/** What a package can be made of: what other pages of the back office have published. */
export const readPackageChoices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/package-choices',
  ...byAdmin,
  summary: 'What a package can be made of',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    currency,
    questionnaires: z.array(choice),
    contracts: z.array(choice),
    /** Contracts that cannot be chosen, though a package may name one; missing in replies of servers that named none. */
    otherContracts: z.array(choice.extend({ state: z.enum(['draft', 'archived']) })).optional(),
    surveys: z.array(choice),
    downloadables: z.array(packageFile),
  }),
});
