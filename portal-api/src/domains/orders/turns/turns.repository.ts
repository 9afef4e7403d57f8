import type { TurnOwner, TurnStep } from '@portal/shared-contracts/orders';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { listOrderRecords } from '../orders.repository.ts';
import type { OrderRecord } from '../orders.record.ts';

const BATCH = 500;

/** Whose turn an order is, as its row keeps it. */
export interface StoredTurn {
  id: string;
  owner: TurnOwner;
  step: TurnStep;
  writerStep: TurnStep | null;
  /** When it became so. */
  at: string;
  /** When the order that it was read from had changed last; a later change has kept its own turn. */
  readFrom?: string;
}

/** What an order's turn was before it became another one. */
export interface FormerTurn {
  id: string;
  owner: TurnOwner | null;
  writerStep: TurnStep | null;
}

/** Stores turns and returns what those were before that are another one now. */
export const writeTurns = (tx: SiteDatabase, turns: readonly StoredTurn[]): Promise<FormerTurn[]> =>
  tx.query<FormerTurn>(
    `update orders o set turn_owner = t.owner, turn_step = t.step, writer_step = t."writerStep",
       turn_since = case when (o.turn_owner, o.turn_step) is distinct from (t.owner, t.step)
         then t.at else o.turn_since end,
       ready_at = coalesce(o.ready_at, case when t."writerStep" is not null then t.at end)
     from jsonb_to_recordset($2::jsonb)
       as t(id text, owner text, step text, "writerStep" text, at timestamptz, "readFrom" timestamptz)
       join orders former on former.site_id = $1 and former.id = t.id
     where o.site_id = $1 and o.id = t.id
       and (o.turn_owner, o.turn_step, o.writer_step)
         is distinct from (t.owner, t.step, t."writerStep")
       and (t."readFrom" is null or t."readFrom" = date_trunc('milliseconds', o.updated_at))
     returning o.id, former.turn_owner as owner, former.writer_step as "writerStep"`,
    [tx.siteId, JSON.stringify(turns)],
  );

/** The sites that have such orders. */
export const listSitesWithoutTurns = (platform: Database): Promise<{ site_id: string }[]> =>
  platform.query('select distinct site_id from orders where turn_owner is null');

/** Some of the orders that have no stored turn yet. */
export const listWithoutTurn = (db: SiteDatabase): Promise<OrderRecord[]> =>
  listOrderRecords(db, {
    where: 'o.site_id = $1 and o.turn_owner is null',
    params: [db.siteId],
    orderBy: 'o.id',
    limit: `limit ${BATCH}`,
  });

/** The orders that come after an id, so many at a time. */
export const listOrdersAfter = (db: SiteDatabase, id: string): Promise<OrderRecord[]> =>
  listOrderRecords(db, {
    where: 'o.site_id = $1 and o.id > $2',
    params: [db.siteId, id],
    orderBy: 'o.id',
    limit: `limit ${BATCH}`,
  });
