import { z } from '@portal/shared-contracts/schema';
import { storedFile, wrappedFile } from '../files.ts';
import { timestamp } from '../scalars.ts';

/** The finished LinkedIn document of an order (`data.file.file` on the wire). */
export const linkedinDocument = z.object({ file: wrappedFile, updatedAt: timestamp });

/** The finished LinkedIn document. */
export type LinkedinDocument = z.output<typeof linkedinDocument>;

/** What the writer uploads. */
export const linkedinUpload = z.object({ file: storedFile.nullable().optional() });
