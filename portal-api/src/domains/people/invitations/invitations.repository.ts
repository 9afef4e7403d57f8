import { randomUUID } from 'node:crypto';
import { type AdminRights, type Language, limits, type Role } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { hashToken, newToken } from '../credentials/tokens.ts';

/** Somebody who is asked to come. */
export interface NewInvitation {
  /** Of the call that invites; another one for each unless said. */
  id?: string;
  email: string;
  role: Role;
  rights: AdminRights;
  firstName: string;
  lastName: string;
  language: Language | null;
  note: string;
  /** Nobody where a command invites. */
  invitedBy: string | null;
}

export interface InvitationRow {
  id: string;
  email: string;
  role: Role;
  is_owner: boolean;
  areas: AdminRights['areas'];
  first_name: string;
  last_name: string;
  language: Language | null;
  note: string;
}

const COLUMNS = 'id, email, role, is_owner, areas, first_name, last_name, language, note';

const endOf = (now: Date): Date => new Date(now.getTime() + limits.invitationDays * DAY);

/**
 * Stores an invitation and answers the code of its link, which is stored as a hash only; no code where this very
 * invitation stands there already.
 */
export const insertInvitation = async (
  db: SiteDatabase,
  invitation: NewInvitation,
): Promise<{ id: string; code: string | undefined }> => {
  const { id = randomUUID() } = invitation;
  const [code, now] = [newToken(), db.now()];
  const written = await db.query(
    `insert into invitations (id, site_id, code_hash, email, role, is_owner, areas, first_name,
       last_name, language, note, invited_by, created_at, expires_at)
     values ($1,$2,$3,$4,$5,$6,$7::jsonb,$8,$9,$10,$11,$12,$13,$14)
     on conflict (id) do nothing returning id`,
    [
      id,
      db.siteId,
      hashToken(code),
      invitation.email,
      invitation.role,
      invitation.rights.isOwner,
      JSON.stringify(invitation.rights.areas),
      invitation.firstName,
      invitation.lastName,
      invitation.language,
      invitation.note,
      invitation.invitedBy,
      now,
      endOf(now),
    ],
  );
  return { id, code: written.length > 0 ? code : undefined };
};

/** An invitation that was written, however it went on, and whether it waits for its mail to this address. */
export const findWritten = async (
  db: SiteDatabase,
  id: string,
  email: string,
): Promise<{ isUnmailed: boolean } | undefined> => {
  const [row] = await db.query<{ isUnmailed: boolean }>(
    `select mailed_at is null and lower(email) = lower($3) as "isUnmailed" from invitations
     where site_id = $1 and id = $2`,
    [db.siteId, id, email],
  );
  return row;
};

/** Notes that the link of a code was mailed. */
export const noteMailed = async (db: SiteDatabase, code: string): Promise<void> => {
  await db.query('update invitations set mailed_at = $3 where site_id = $1 and code_hash = $2', [
    db.siteId,
    hashToken(code),
    db.now(),
  ]);
};

const OPEN = 'accepted_at is null and revoked_at is null and expires_at >';

/** The invitation of a code that still works; it stays as it is. */
export const findOpenInvitation = async (
  db: SiteDatabase,
  code: string,
): Promise<InvitationRow | undefined> => {
  const [row] = await db.query<InvitationRow>(
    `select ${COLUMNS} from invitations where site_id = $1 and code_hash = $2 and ${OPEN} $3`,
    [db.siteId, hashToken(code), db.now()],
  );
  return row;
};

/** Open invitations of people whose whole name, last name or address begins so; those that wait are few. */
export const listInvitationsBeginning = (
  db: SiteDatabase,
  text: string,
  most: number,
): Promise<{ id: string; name: string; email: string }[]> =>
  db.query<{ id: string; name: string; email: string }>(
    `select id, email, trim(first_name || ' ' || last_name) as name from invitations
     where site_id = $1 and ${OPEN} $2 and (starts_with(lower(first_name || ' ' || last_name), $3)
       or starts_with(lower(last_name), $3) or starts_with(lower(email), $3))
     order by lower(email) = $3 desc, lower(email), id limit $4`,
    [db.siteId, db.now(), text.toLowerCase(), most],
  );

/** Takes an invitation up, exactly once: of parallel tries one gets it. */
export const useInvitation = async (
  db: SiteDatabase,
  code: string,
): Promise<InvitationRow | undefined> => {
  const [row] = await db.query<InvitationRow>(
    `update invitations set accepted_at = $3
     where site_id = $1 and code_hash = $2 and ${OPEN} $3 returning ${COLUMNS}`,
    [db.siteId, hashToken(code), db.now()],
  );
  return row;
};

/** Gives an open invitation a new code and seven new days; the earlier link ends. */
export const renewInvitation = async (
  db: SiteDatabase,
  id: string,
): Promise<{ invitation: InvitationRow; code: string } | undefined> => {
  const code = newToken();
  const [invitation] = await db.query<InvitationRow>(
    `update invitations set code_hash = $3, expires_at = $4, mailed_at = null
     where site_id = $1 and id = $2 and accepted_at is null and revoked_at is null returning ${COLUMNS}`,
    [db.siteId, id, hashToken(code), endOf(db.now())],
  );
  return invitation && { invitation, code };
};

/** One invitation by its id, or all of an address. */
export type WhichInvitations = { id: string } | { email: string };

const matching = (which: WhichInvitations): [column: string, value: string] =>
  'id' in which ? ['id', which.id] : ['lower(email)', which.email.toLowerCase()];

/** Whether an open invitation would make an admin; it stays as found until the transaction ends. */
export const asksAdmin = async (tx: SiteDatabase, which: WhichInvitations): Promise<boolean> => {
  const [column, value] = matching(which);
  const rows = await tx.query<{ role: Role }>(
    `select role from invitations
     where site_id = $1 and ${column} = $2 and accepted_at is null and revoked_at is null for update`,
    [tx.siteId, value],
  );
  return rows.some(({ role }) => role === 'admin');
};

/** Ends open invitations: one by its id, or all of an address. */
export const revokeInvitations = async (
  db: SiteDatabase,
  which: WhichInvitations,
): Promise<number> => {
  const [column, value] = matching(which);
  const rows = await db.query(
    `update invitations set revoked_at = $3
     where site_id = $1 and ${column} = $2 and accepted_at is null and revoked_at is null returning id`,
    [db.siteId, value, db.now()],
  );
  return rows.length;
};
