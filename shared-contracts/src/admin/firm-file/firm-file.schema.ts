import { z } from '@portal/shared-contracts/schema';
import { id, timestamp } from '../../scalars.ts';

/** The format of the files that this portal writes; it reads this one and earlier ones (BO-32). */
export const FIRM_FILE_FORMAT = 2;

/** The entry that says what stands in the file. */
export const FIRM_FILE_HEAD = 'firm.json';

/** The digest of an entry's bytes: SHA-256 in hexadecimal figures. */
export const firmDigest = z.string().regex(/^[0-9a-f]{64}$/);

/** What a firm as a file says of itself (BO-29). */
export const firmFileHead = z.object({
  format: z.number().int().positive(),
  /** The firm that it was made of. */
  firm: z.string().max(100),
  madeAt: timestamp,
  parts: z
    .array(
      z.object({
        name: z.string().min(1).max(200),
        sha256: firmDigest,
        bytes: z.number().int().nonnegative(),
      }),
    )
    .max(5000),
  /** What is never in such a file, and what its maker was not allowed to take along. */
  missing: z.array(z.string().max(100)).max(100),
});

/** {@link firmFileHead} as a type. */
export type FirmFileHead = z.output<typeof firmFileHead>;

/** By what a thing is found again in another firm; unique within one and its part. */
export const firmKey = z.string().min(1).max(200);

/** One part of the file: things with their keys. */
export const firmFilePart = z.array(z.object({ key: firmKey, content: z.unknown() })).max(5000);

/** A file that goes along, by the digest of its bytes. */
export const carriedFile = z.object({ sha256: firmDigest, name: z.string().min(1).max(255) });

/** What an import does with a thing (BO-30). */
export const importActs = ['create', 'change', 'same', 'refused'] as const;

/** What an import does with one thing, as it is shown before it is done. */
export const importLine = z.object({
  part: z.string(),
  key: firmKey,
  title: z.string(),
  act: z.enum(importActs),
  /** Whether customers see it already as it would be; nothing for what has no drafts and holds at once. */
  isPublished: z.boolean().nullable(),
  /** Each place that differs, with its value before and after. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Why it is refused, in words. */
  reason: z.string().nullable(),
});

/** {@link importLine} as a type. */
export type ImportLine = z.output<typeof importLine>;

/** What an import did. */
export const importOutcome = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  published: z.number().int(),
});

/** {@link importOutcome} as a type. */
export type ImportOutcome = z.output<typeof importOutcome>;

/** What long work of the back office is. */
export const operationKinds = ['firm-export', 'firm-import', 'firm-apply'] as const;

/** Work that goes on after its call. */
export const operation = z.object({
  _id: id,
  kind: z.enum(operationKinds),
  state: z.enum(['working', 'done', 'failed']),
  startedAt: timestamp,
  /** Where a finished export is fetched. */
  file: z.string().nullable(),
  /** What is not in the file of an export or of an import. */
  missing: z.array(z.string()),
  /** What an import would do. */
  lines: z.array(importLine),
  /** What it did. */
  outcome: importOutcome.nullable(),
  /** Why it failed, in words. */
  problem: z.string().nullable(),
});

/** {@link operation} as a type. */
export type Operation = z.output<typeof operation>;
