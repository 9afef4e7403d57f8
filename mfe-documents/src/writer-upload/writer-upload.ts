import { storedFile } from '@portal/shared-contracts';
import { z } from '@portal/shared-contracts/schema';

const writerUpload = z.object({
  dataPdf: storedFile.nullable(),
  dataWord: storedFile.nullable(),
  moreFiles: z.array(storedFile),
  notes: z.string(),
});

/** Files and notes that a writer is about to send. */
export type WriterUpload = z.output<typeof writerUpload>;

/** Reads files and notes from the vault; a copy that no longer fits is not used. */
export const parseWriterUpload = (stored: unknown): WriterUpload | undefined =>
  writerUpload.safeParse(stored).data;
