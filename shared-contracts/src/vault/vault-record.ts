import { z } from '@portal/shared-contracts/schema';

/** One stored copy of something typed; each open page writes its own copy, so that none overwrites another. */
export const vaultRecord = z.object({
  /** `entity|page`, the primary key. */
  id: z.string(),
  /** `site|person|key`: whose text, and of what. */
  entity: z.string(),
  /** The open page that wrote it. */
  page: z.string(),
  value: z.unknown(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});

/** One stored copy of something typed. */
export type VaultRecord = z.output<typeof vaultRecord>;

/** The newest of several copies, or nothing. */
export const newest = (records: readonly VaultRecord[]): VaultRecord | undefined =>
  records.reduce<VaultRecord | undefined>(
    (best, record) => (best && best.savedAt >= record.savedAt ? best : record),
    undefined,
  );
