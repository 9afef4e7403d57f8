import { z } from '@portal/shared-contracts/schema';
import { contractReceipt } from '../documents/contracts.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../scalars.ts';
import { alsoListOf, listInput, listOf } from '../lists.ts';

const area = 'catalogue' as const;
const access = ['admin'] as const;

/** A version that nobody changes any more. */
export const contractVersion = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  content: z.string(),
  publishedAt: timestamp,
  /** Who published it; nothing for a command. */
  publishedBy: z.string().nullable(),
  signatures: z.number().int().nonnegative(),
});

/** {@link contractVersion} as a type. */
export type ContractVersion = z.output<typeof contractVersion>;

/** Every version of a contract, newest first. */
export const listContractVersions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/contracts/{id}/versions',
  access,
  area,
  summary: 'Published versions of a contract',
  input: z.object({ id, ...listInput }),
  output: z.object({
    status: z.literal(true),
    versions: z.array(contractVersion),
    ...alsoListOf(contractVersion),
  }),
});

/** A signed copy with what proves it. */
export const signedCopy = contractReceipt.omit({ image: true }).extend({
  orderId: id,
  orderNumber: z.string(),
  version: z.number().int().positive(),
});

/** {@link signedCopy} as a type. */
export type SignedCopy = z.output<typeof signedCopy>;

/** Signed copies of a contract with their receipts, newest first. */
export const listSignedCopies = defineEndpoint({
  method: 'GET',
  path: '/api/admin/contracts/{id}/signatures',
  access,
  area,
  summary: 'Signed copies of a contract',
  input: z.object({ id, version: z.coerce.number().int().positive().optional(), ...listInput }),
  output: listOf(signedCopy),
});

/** A version as a PDF, unsigned. */
export const downloadContractVersion = defineEndpoint({
  method: 'GET',
  path: '/api/admin/contracts/{id}/versions/{number}/pdf',
  access,
  area,
  summary: 'A version of a contract as a PDF',
  input: z.object({ id, number: z.coerce.number().int().positive() }),
  output: z.unknown(),
  download: true,
});

/** A signed copy as a PDF with its proof. */
export const downloadSignedCopy = defineEndpoint({
  method: 'GET',
  path: '/api/admin/contracts/{id}/signatures/{orderId}/pdf',
  access,
  area,
  summary: 'A signed copy of a contract as a PDF',
  input: z.object({ id, orderId: id }),
  output: z.unknown(),
  download: true,
});
