import type { SiteDatabase } from '../../../kernel/database.ts';
import type { PersonRow } from '../people.repository.ts';

/** What an account needs of rooms that know people; app.ts hands it in. */
export interface AccountNeeds {
  /** Ends what was asked for to be erased and is not yet. */
  readonly endErasure: (tx: SiteDatabase, personId: string) => Promise<unknown>;
  /** Tells the address of before, and how to take the account back. */
  readonly mailFormerAddress: (tx: SiteDatabase, former: PersonRow) => Promise<void>;
  /** Drops such mails of `from` and later that have not left. */
  readonly dropMailsToFormer: (tx: SiteDatabase, personId: string, from: Date) => Promise<void>;
}
