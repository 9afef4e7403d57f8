import type { SiteDatabase } from '../../../kernel/database.ts';
import type { SandboxIntent } from './sandbox-intents.repository.ts';
import type { SandboxDispute, SandboxRefund } from './sandbox-returns.repository.ts';

/** A page of a list: after the row of this id, one more than its limit to see whether there is another page. */
export interface ListedPage {
  since: Date;
  after: string | null;
  limit: number;
}

const listOf = <Row extends object>(
  db: SiteDatabase,
  [table, columns, narrowed, account]: readonly [string, string, string, string],
  { since, after, limit }: ListedPage,
): Promise<Row[]> =>
  // Names of tables and columns come from this file, never from a request.
  db.query<Row>(
    `select ${columns} from ${table}
     where site_id = $1 and created_at >= $2 ${narrowed} and ($3::text is null
       or (created_at, id) < (select created_at, id from ${table} where site_id = $1 and id = $3))
     order by created_at desc, id desc limit $4`,
    [db.siteId, since, after, limit + 1, account],
  );

const OF_ACCOUNT = `and exists (select 1 from sandbox_intents i
  where i.site_id = $1 and i.id = intent_id and i.account = $5)`;

/** The sandbox's books of an account as lists, the newest first. */
export const sandboxListed = (db: SiteDatabase, account: string) => ({
  listPaid: (page: ListedPage) =>
    listOf<SandboxIntent>(
      db,
      [
        'sandbox_intents',
        `id, account, client_secret, status, amount, amount_refunded, currency, methods, payment_method, metadata,
         last_error, created_at`,
        "and status = 'succeeded' and account = $5",
        account,
      ],
      page,
    ),
  listAllRefunds: (page: ListedPage) =>
    listOf<SandboxRefund>(
      db,
      ['sandbox_refunds', 'id, intent_id, name, amount', OF_ACCOUNT, account],
      page,
    ),
  listAllDisputes: (page: ListedPage) =>
    listOf<SandboxDispute>(
      db,
      ['sandbox_disputes', 'id, intent_id, amount, status, created_at', OF_ACCOUNT, account],
      page,
    ),
});
