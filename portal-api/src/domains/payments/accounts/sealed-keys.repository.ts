import type { Database } from '../../../kernel/database.ts';

/** The sealed keys of one account of one firm. */
export interface SealedAccount {
  site_id: string;
  id: string;
  secret_key: string | null;
  message_secret: string | null;
}

/** The sealed keys of every firm. */
export const listSealed = (platform: Database): Promise<SealedAccount[]> =>
  platform.query(
    `select site_id, id, secret_key, message_secret from payment_accounts
     where secret_key is not null or message_secret is not null`,
  );

/** Puts a sealed text into the place of the same one; what changed meanwhile stays. */
export const replaceSealed = async (
  platform: Database,
  account: SealedAccount,
  column: 'secret_key' | 'message_secret',
  sealed: string,
): Promise<void> => {
  await platform.query(
    `update payment_accounts set ${column} = $4 where site_id = $1 and id = $2 and ${column} = $3`,
    [account.site_id, account.id, account[column], sealed],
  );
};

/**
 * Empties the keys of accounts that went out of use before a moment and of whose payments none is unfinished, disputed
 * or could go back.
 */
export const forgetUnneeded = async (platform: Database, before: Date): Promise<void> => {
  await platform.query(
    `update payment_accounts c set secret_key = null, message_secret = null
     where c.state = 'retired' and c.retired_at < $1
       and (c.secret_key is not null or c.message_secret is not null)
       and not exists (select 1 from payment_attempts a
         where a.site_id = c.site_id and a.account_id = c.id
           and (a.state in ('open', 'needs-action', 'processing') or a.is_disputed
             or (a.state = 'paid' and a.returned_minor < a.amount_minor)))`,
    [before],
  );
};
