import type { z } from '@portal/shared-contracts/schema';
import type { ErrorCode } from '../errors.ts';

/** Refusals by their code. */
export type RefusalTable = Readonly<
  Record<
    string,
    {
      /** The class of the error table that stands as `code` on the wire. */
      readonly error: ErrorCode;
      /** What the sentence names. */
      readonly params?: Readonly<Record<string, z.ZodType<string | number>>>;
    }
  >
>;
