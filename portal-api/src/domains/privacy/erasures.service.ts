import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindSite } from '../../database/scoped-database.ts';
import type { Database, SiteDatabase } from '../../kernel/database.ts';
import type {
  ErasureObstacle,
  PersonalCount,
  PersonalData,
} from '../../kernel/accountability/personal-data.ts';
import type { Platform } from '../../kernel/platform.ts';
import { HOUR } from '../../kernel/time/durations.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { deleteFileRows } from '../files/files.service.ts';
import { isOwner } from '../files/store-owner.service.ts';
import { sessionCloser } from '../live/live.service.ts';
import { listWaysBack } from '../people/email/way-back.service.ts';
import { noteErasure } from './erasure-list.ts';
import { type ErasureRow, finishErasure, insertErasure } from './erasures.repository.ts';
import {
  countPersonalRows,
  erasePersonalRows,
  findSubject,
  listSessionIds,
  listPersonalFiles,
  type Subject,
} from './personal-rows.repository.ts';

export { deleteErasure } from './erasures.repository.ts';

export type ErasureTools = Pick<
  Platform,
  'config' | 'database' | 'fanOut' | 'fileStore' | 'identity' | 'log' | 'now' | 'personalData'
>;

/** What stands in the way of an erasure. */
export const listObstacles = async (
  db: Database,
  subject: Subject,
  data: readonly PersonalData[],
): Promise<ErasureObstacle['code'][]> => {
  const found = new Set<ErasureObstacle['code']>();
  for (const obstacle of data.flatMap(({ obstacles = [] }) => obstacles))
    if ((await countPersonalRows(db, subject, obstacle)) > 0) found.add(obstacle.code);
  return [...found];
};

/** How much there is of each kind. */
export const countPersonal = async (
  db: Database,
  subject: Subject,
  data: readonly PersonalData[],
): Promise<Partial<Record<PersonalCount, number>>> => {
  const counts: Partial<Record<PersonalCount, number>> = {};
  for (const table of data.flatMap(({ tables }) => tables)) {
    if (!table.counted) continue;
    const count = await countPersonalRows(db, subject, table);
    counts[table.counted] = (counts[table.counted] ?? 0) + count;
  }
  return counts;
};

/** When an erasure is done: never while a former address can still take the account back, for a thief may have asked. */
export const dueOf = async (
  db: SiteDatabase,
  { person_id, due_at }: Pick<ErasureRow, 'person_id' | 'due_at'>,
): Promise<Date> => {
  const ends = (await listWaysBack(db, person_id)).map(({ expires_at }) => expires_at);
  return new Date(Math.max(...[due_at, ...ends].map(Number)));
};

/** Notes what was asked for; it is done when its time has come, and can be taken back until then. */
export const askErasure = async (
  db: SiteDatabase,
  personId: string,
  data: readonly PersonalData[],
): Promise<void> => {
  const subject = await findSubject(db, personId);
  if (!subject) throw new Refusal('person-unknown');
  const [obstacle] = await listObstacles(db, subject, data);
  if (obstacle) throw new Refusal(obstacle);
  const dueAt = new Date(db.now().getTime() + limits.erasureWaitHours * HOUR);
  await insertErasure(db, personId, dueAt);
};

const eraseRows = async (
  tx: Database,
  subject: Subject,
  { personalData, now }: ErasureTools,
): Promise<{ sessions: string[]; keys: string[] }> => {
  const sessions = await listSessionIds(tx, subject);
  const listKeys = async (): Promise<string[]> =>
    (await listPersonalFiles(tx, subject, personalData, { withUploads: false })).map(
      ({ key }) => key,
    );
  const before = await listKeys();
  await finishErasure(tx, subject, { at: now(), keys: before });
  for (const table of personalData.flatMap(({ tables }) => tables))
    await erasePersonalRows(tx, subject, table);
  // An archive that was finished meanwhile is a file of this person as well.
  const keys = [...new Set([...before, ...(await listKeys())])];
  await finishErasure(tx, subject, { at: now(), keys });
  await deleteFileRows(tx, subject.siteId, keys);
  await writeAudit(bindSite(tx, subject.siteId, now), {
    action: 'person erased',
    outcome: 'done',
    subject: { kind: 'person', id: subject.personId },
    after: { files: keys.length },
  });
  return { sessions, keys };
};

/** Removes bytes after their rows: a crash in between leaves some that nobody can reach, and the next round goes on with them. */
export const eraseBytes = async (
  tools: ErasureTools,
  person: { siteId: string; personId: string },
  keys: readonly string[],
): Promise<void> => {
  const { database, fileStore, log, now } = tools;
  // A copy of the database may share the store with the one that people use.
  if (keys.length > 0 && !(await isOwner(tools))) {
    log.warn({ person: person.personId }, 'the file store is not ours: erased files wait');
    return;
  }
  for (const key of keys) await fileStore.remove(key);
  await finishErasure(database.platform(), person, { at: now(), keys: [] });
};

/**
 * Empties everything about a person now: rows in one transaction, then sessions, sockets and bytes. `mayErase`
 * is asked inside that transaction; false where it says no, or the site has no such person.
 */
export const erasePerson = async (
  tools: ErasureTools,
  person: { siteId: string; personId: string },
  mayErase: (tx: Database, subject: Subject) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> => {
  const { config, database, fanOut, log, now } = tools;
  const subject = await findSubject(database.site(person.siteId), person.personId);
  if (!subject) return false;
  const erased = await database
    .platform()
    .transaction(async (tx) =>
      (await mayErase(tx, subject)) ? eraseRows(tx, subject, tools) : undefined,
    );
  if (!erased) return false;
  await noteErasure(config.dataDir, {
    site: person.siteId,
    person: person.personId,
    at: now().toISOString(),
  });
  await sessionCloser({ fanOut, siteId: person.siteId, log }).endSessions(erased.sessions);
  await eraseBytes(tools, person, erased.keys).catch((error: unknown) =>
    log.error({ err: error, person: person.personId }, 'erased files wait for the next round'),
  );
  return true;
};
