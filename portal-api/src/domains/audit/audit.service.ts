import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type AuditedCall,
  type AuditEntry,
  type AuditNote,
  type AuditTrail,
  type AuditTrails,
  PLATFORM_CHAIN,
} from '../../kernel/accountability/audit.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { Log } from '../../kernel/log.ts';
import type { Platform } from '../../kernel/platform.ts';
import { digestValues, newSalt } from './audit.digest.ts';
import { actionOf, auditWayOf, keepsRefusal } from './audit.policy.ts';
import { insertAuditRow, type NewAuditRow } from './audit.repository.ts';
import { gatherRows, type GatheredRows } from './gathered-rows.ts';
import { maskSecrets } from './mask-secrets.ts';
import { bindSite } from '../../database/scoped-database.ts';
import { watchDatabase } from '../../database/watched-database.ts';

export { deleteOldAudit } from './audit.repository.ts';
export { maskNamed } from './mask-secrets.ts';

const toRow = (entry: AuditEntry, at: Date): NewAuditRow => {
  const values = {
    person_id: entry.personId ?? null,
    operator: entry.operator ?? null,
    subject_kind: entry.subject?.kind ?? null,
    subject_id: entry.subject?.id ?? null,
    address: entry.address ?? null,
    before: maskSecrets(entry.before) ?? null,
    after: maskSecrets(entry.after) ?? null,
  };
  const salt = newSalt();
  return {
    ...values,
    at,
    action: entry.action,
    outcome: entry.outcome,
    request_id: entry.requestId ?? null,
    batch: entry.batch ?? null,
    salt,
    values_digest: digestValues(values, salt),
  };
};

/** Writes one row into the chain that the database is bound to, inside the transaction that it is handed. */
export const writeAudit = (db: SiteDatabase, entry: AuditEntry): Promise<void> =>
  insertAuditRow(db, toRow(entry, db.now()));

/** The chain of the platform's own acts, bound like that of a firm. */
export const platformChain = ({
  database,
  now,
}: Pick<Platform, 'database' | 'now'>): SiteDatabase =>
  bindSite(database.platform(), PLATFORM_CHAIN, now);

/** Follows work of any kind: its first change takes the row along. */
export const followWork = (db: SiteDatabase, entry: Omit<AuditEntry, 'outcome'>) => {
  let note: AuditNote = {};
  const write = (tx: SiteDatabase, outcome: AuditEntry['outcome'] = 'done'): Promise<void> =>
    writeAudit(tx, { ...entry, ...note, outcome });
  const watched = watchDatabase(db, write);
  return {
    ...watched,
    write,
    note: (more: AuditNote) => {
      note = { ...note, ...more };
    },
    batch: () => note.batch,
  };
};

const followCall = (
  gathered: GatheredRows,
  { endpoint, db, personId, network, requestId }: AuditedCall,
): AuditTrail => {
  const way = auditWayOf(endpoint);
  if (way === 'never')
    return { db, note: () => undefined, done: async () => {}, refused: async () => {} };
  const action = actionOf(endpoint);
  const at = db.now();
  const work = followWork(db, { action, personId, address: network(), requestId });
  return {
    db: way === 'gathered' ? db : work.db,
    note: work.note,
    get batch() {
      return work.batch();
    },
    done: async () => {
      // What was gathered keeps the moment of its call.
      if (way === 'gathered') gathered.add(db, (tx) => work.write({ ...tx, now: () => at }));
      else await work.writeAlone();
    },
    refused: async (error) => {
      if (!(error instanceof Refusal) || !keepsRefusal(action, error.status)) return;
      if (!work.isWritten()) await work.write(db, 'refused');
    },
  };
};

/** The audit log as calls meet it. */
export const auditTrails = (log: Log): AuditTrails => {
  const gathered = gatherRows(log);
  return {
    follow: (call) => followCall(gathered, call),
    flush: gathered.flush,
  };
};
