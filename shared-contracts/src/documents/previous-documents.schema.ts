import { z } from '@portal/shared-contracts/schema';
import { storedFile } from '../files.ts';
import { timestamp } from '../scalars.ts';

/** Previous documents as writers and reviewers see them: the first one and the others. */
export const previousDocument = z.object({
  file: storedFile,
  otherFiles: z.array(storedFile),
  updatedAt: timestamp,
  /** Keys of the files that the firm uploaded in the customer's place. */
  enteredByFirm: z.array(z.string()).optional(),
});

/** Previous documents of one service. */
export type PreviousDocument = z.output<typeof previousDocument>;
