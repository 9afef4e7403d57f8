import { z } from '@portal/shared-contracts/schema';
import { storedFile } from '../files.ts';
import { timestamp } from '../scalars.ts';

/** The final files of a service (SC-13). */
export const finalDocument = z.object({
  dataPdf: storedFile.nullable(),
  dataWord: storedFile.nullable(),
  otherFiles: z.array(storedFile),
  writerNotes: z.string().nullable(),
  updatedAt: timestamp,
});

/** The final files of a service. */
export type FinalDocument = z.output<typeof finalDocument>;
