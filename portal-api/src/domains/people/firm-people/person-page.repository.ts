import type { AdminRights } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type FirmPersonRow, PERSON_COLUMNS, PERSON_TABLES } from './firm-people.repository.ts';

/** One person as the page of the back office has it. */
export interface PersonPageRow extends FirmPersonRow {
  version: number;
  note: string;
  changed_by: string | null;
  changed_at: Date | null;
  created_at: Date;
}

/** The same with the address that waits for its confirmation, where it is another one. */
export interface ShownPersonRow extends PersonPageRow {
  pending_email: string | null;
}

const COLUMNS = `${PERSON_COLUMNS}, p.version, p.note, p.created_at, p.changed_at,
    (select first_name from people c where c.site_id = p.site_id and c.id = p.changed_by) as changed_by`;

const FROM = `from ${PERSON_TABLES} where p.site_id = $1 and p.id = $2`;

export const findPersonPage = async (
  db: SiteDatabase,
  personId: string,
): Promise<ShownPersonRow | undefined> =>
  (
    await db.query<ShownPersonRow>(
      `select ${COLUMNS}, (select detail from codes w where w.site_id = p.site_id and w.person_id = p.id
         and w.purpose = 'confirm-email' and w.used_at is null and w.expires_at > $3
         and lower(w.detail) <> lower(p.email) order by w.created_at desc limit 1) as pending_email
       ${FROM}`,
      [db.siteId, personId, db.now()],
    )
  )[0];

/** What the page shows, held until the transaction ends. */
export const lockPersonPage = async (
  tx: SiteDatabase,
  personId: string,
): Promise<PersonPageRow | undefined> =>
  (
    await tx.query<PersonPageRow>(`select ${COLUMNS} ${FROM} for update of p`, [
      tx.siteId,
      personId,
    ])
  )[0];

/** What the firm sets of a person beside the names. */
export interface PersonPageChange {
  role?: string | undefined;
  note?: string | undefined;
}

/** Writes a new version of a person's page. */
export const writePersonPage = async (
  tx: SiteDatabase,
  personId: string,
  { role, note }: PersonPageChange,
  changedBy: string,
): Promise<void> => {
  await tx.query(
    `update people set role = coalesce($3, role), note = coalesce($4, note), version = version + 1,
       changed_by = $5, changed_at = $6, updated_at = $6
     where site_id = $1 and id = $2`,
    [tx.siteId, personId, role ?? null, note ?? null, changedBy, tx.now()],
  );
};

/** Closes an account, or opens it again. */
export const setDeactivated = async (
  tx: SiteDatabase,
  personId: string,
  { at, by }: { at: Date | null; by: string },
): Promise<void> => {
  await tx.query(
    `update people set deactivated_at = $3, version = version + 1, changed_by = $4, changed_at = $5
     where site_id = $1 and id = $2`,
    [tx.siteId, personId, at, by, tx.now()],
  );
};

/** Whether another owner can still sign in; the owners are held, so that two cannot go at once. */
export const hasOtherOwner = async (tx: SiteDatabase, personId: string): Promise<boolean> => {
  await tx.query(
    `select 1 from admins where site_id = $1 and is_owner order by person_id for update`,
    [tx.siteId],
  );
  // Asked anew: whoever waited for the owners sees only so what became of their accounts meanwhile.
  const others = await tx.query(
    `select 1 from admins a join people p on p.site_id = a.site_id and p.id = a.person_id
     where a.site_id = $1 and a.person_id <> $2 and a.is_owner and p.role = 'admin'
       and p.deactivated_at is null limit 1`,
    [tx.siteId, personId],
  );
  return others.length > 0;
};

/** What an admin may do goes with the role. */
export const deleteRights = async (tx: SiteDatabase, personId: string): Promise<void> => {
  await tx.query('delete from admins where site_id = $1 and person_id = $2', [tx.siteId, personId]);
};

/** Rights as a row of a list has them. */
export const rightsOf = ({ role, is_owner, areas }: FirmPersonRow): AdminRights | null =>
  role === 'admin' ? { isOwner: is_owner === true, areas: areas ?? [] } : null;
