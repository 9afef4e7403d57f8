import { storedFile } from '@portal/shared-contracts';
import { z } from 'zod';

const handOver = z.object({
  dataPdf: storedFile.nullable(),
  dataWord: storedFile.nullable(),
  moreFiles: z.array(storedFile),
  notes: z.string(),
});

/** What a writer is about to hand over. */
export type HandOver = z.output<typeof handOver>;

/** Reads it from the vault; one that no longer fits is forgotten. */
export const parseHandOver = (stored: unknown): HandOver | undefined =>
  handOver.safeParse(stored).data;
