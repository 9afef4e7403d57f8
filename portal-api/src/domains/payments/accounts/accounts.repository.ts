import type { Sentence } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type AccountRecord,
  type AccountRow,
  type RefusedAccount,
  type RefusedWork,
  toAccount,
} from './account.record.ts';

const SELECT = `select c.*, m.first_name as maker, n.first_name as changer
  from payment_accounts c
  left join people m on m.site_id = c.site_id and m.id = c.made_by
  left join people n on n.site_id = c.site_id and n.id = c.changed_by
  where c.site_id = $1`;

/** Lets one change of a firm's accounts at a time happen. */
export const lockAccounts = async (tx: SiteDatabase): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('payment accounts of ' || $1))", [
    tx.siteId,
  ]);
};

/** All accounts of the firm, what was thrown away too, the last one first. */
export const listAccounts = async (db: SiteDatabase): Promise<AccountRecord[]> => {
  const rows = await db.query<AccountRow>(`${SELECT} order by c.changed_at desc, c.id`, [
    db.siteId,
  ]);
  return rows.map(toAccount);
};

/** The account of this id that is or was in use, or nothing. */
export const findUsedAccount = async (
  db: SiteDatabase,
  id: string,
): Promise<AccountRecord | undefined> => {
  const [row] = await db.query<AccountRow>(
    `${SELECT} and c.id = $2 and c.state in ('active', 'retired')`,
    [db.siteId, id],
  );
  return row && toAccount(row);
};

/** The account that takes new payments; nothing for the platform's. */
export const findActiveAccount = async (db: SiteDatabase): Promise<AccountRecord | undefined> => {
  const [row] = await db.query<AccountRow>(`${SELECT} and c.state = 'active'`, [db.siteId]);
  return row && toAccount(row);
};

/** The account that a message can be for: saved ones hear the provider's first words too. */
export const findListeningAccount = async (
  db: SiteDatabase,
  id: string,
): Promise<AccountRecord | undefined> => {
  const [row] = await db.query<AccountRow>(`${SELECT} and c.id = $2 and c.state <> 'discarded'`, [
    db.siteId,
    id,
  ]);
  return row && toAccount(row);
};

export type SavedKeys = Pick<
  AccountRecord,
  'id' | 'publishableKey' | 'lastFour' | 'mode' | 'secretKey' | 'messageSecret'
> & { by: string };

/** Saves keys: a new row, or others in the place of those that were saved and never used. */
export const saveKeys = async (tx: SiteDatabase, keys: SavedKeys): Promise<void> => {
  await tx.query(
    `insert into payment_accounts (site_id, id, state, publishable_key, last_four, mode, secret_key,
       message_secret, made_by, changed_by, changed_at)
     values ($1,$2,'saved',$3,$4,$5,$6,$7,$8,$8,$9)
     on conflict (site_id, id) do update set publishable_key = excluded.publishable_key,
       last_four = excluded.last_four, mode = excluded.mode, secret_key = excluded.secret_key,
       message_secret = excluded.message_secret, made_by = excluded.made_by,
       changed_by = excluded.changed_by, changed_at = excluded.changed_at, tested_at = null,
       refusal = null, version = payment_accounts.version + 1
     where payment_accounts.state = 'saved'`,
    [
      ...[tx.siteId, keys.id, keys.publishableKey, keys.lastFour, keys.mode],
      ...[keys.secretKey, keys.messageSecret, keys.by, tx.now()],
    ],
  );
};

/** Columns of an account that change. */
export interface AccountChange {
  state?: AccountRecord['state'];
  publishable_key?: string;
  last_four?: string;
  mode?: AccountRecord['mode'];
  secret_key?: string | null;
  message_secret?: string | null;
  at_provider?: string;
  tested_at?: Date;
  refusal?: RefusedAccount | null;
  active_at?: Date;
  retired_at?: Date | null;
}

/** Changes an account on behalf of somebody; its version grows. */
export const changeAccount = async (
  tx: SiteDatabase,
  id: string,
  { by, ...change }: AccountChange & { by: string },
): Promise<void> => {
  // Column names come from the interface above, never from a request.
  const names = Object.keys(change);
  const sets = names.map((name, index) => `${name} = $${index + 5}`).join(', ');
  await tx.query(
    `update payment_accounts set version = version + 1, changed_by = $3, changed_at = $4, ${sets}
     where site_id = $1 and id = $2`,
    [tx.siteId, id, by, tx.now(), ...Object.values(change)],
  );
};

/** Notes the last message of an account; no edit, so its version stays. */
export const noteMessage = async (db: SiteDatabase, id: string, type: string): Promise<void> => {
  await db.query(
    'update payment_accounts set last_message_at = $3, last_message = $4 where site_id = $1 and id = $2',
    [db.siteId, id, db.now(), type],
  );
};

/**
 * Notes that the provider refuses keys of accounts in use or formerly so, or that it takes them again; no edit. Work that
 * goes well says nothing of a right that other work lacks.
 */
export const noteKeysRefused = async (
  db: SiteDatabase,
  ids: readonly string[],
  { by, refusal }: { by: RefusedWork; refusal: Sentence | null },
): Promise<void> => {
  await db.query(
    `update payment_accounts set refusal = $3
     where site_id = $1 and id = any($2::text[]) and state in ('active', 'retired')
       and (refusal is null) <> ($3::jsonb is null)
       and (refusal is null or refusal->>'code' <> 'provider-rights-missing'
         or refusal->>'by' = $4)`,
    [db.siteId, ids, refusal && { ...refusal, by }, by],
  );
};

/** How many payments by card are being made now, by whichever account. */
export const countRunning = async (db: SiteDatabase): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from payment_attempts
     where site_id = $1 and provider = 'cards' and state in ('open', 'needs-action', 'processing')`,
    [db.siteId],
  );
  return row?.n ?? 0;
};

/** The accounts of this public key, for the sandbox that knows no address. */
export const listByPublicKey = async (
  db: SiteDatabase,
  publishableKey: string,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select id from payment_accounts
     where site_id = $1 and publishable_key = $2 and state <> 'discarded' order by id`,
    [db.siteId, publishableKey],
  );
  return rows.map(({ id }) => id);
};

/** Rows that hold keys of the same account at the provider, this one too. */
export const listSameAccount = async (db: SiteDatabase, id: string): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select o.id from payment_accounts c
     join payment_accounts o on o.site_id = c.site_id
       and (o.id = c.id or o.at_provider = c.at_provider)
     where c.site_id = $1 and c.id = $2 order by o.id`,
    [db.siteId, id],
  );
  return rows.map((row) => row.id);
};
