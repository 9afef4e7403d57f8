import { z } from 'zod';

/** Grows when an older portal could no longer read what a newer one writes. */
export const FORMAT = 1;

const column = z.object({ name: z.string(), type: z.string() });

/** First entry of a backup: what it was made of. */
export const manifestShape = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(column).min(1) })),
});

/** What a backup was made of. */
export type Manifest = z.output<typeof manifestShape>;

const release = z.object({
  remote: z.string(),
  version: z.string(),
  /** Name of each file to the hash of its bytes. */
  files: z.record(z.string(), z.string()),
});

/** A release as a backup counts it. */
export type BackedUpRelease = z.output<typeof release>;

/** Last entry: without it a backup was cut. */
export const endShape = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number().int(), hash: z.string() })),
  files: z.object({ count: z.number().int(), bytes: z.number(), hash: z.string() }),
  releases: z.array(release),
  /** Keys of files whose bytes were not in the store any more, or were not those of their row. */
  unsound: z.array(z.string()),
});

/** What a whole backup holds. */
export type End = z.output<typeof endShape>;

export const entryNames = {
  manifest: 'manifest.json',
  end: 'end.json',
  /** What the names of all rows begin with. */
  tables: 'tables/',
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(8, '0')}.jsonl`,
  file: (key: string) => `files/${key}`,
  releaseFile: (remote: string, version: string, file: string) =>
    `releases/${remote}/${version}/${file}`,
};
