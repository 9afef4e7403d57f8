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
import { writeAudit } from '../audit/audit.service.ts';
import { isOwner } from '../files/store-owner.service.ts';
import { sessionCloser } from '../live/live.service.ts';
import { noteErasure, readErasures, type ErasedPerson } from './erasure-list.ts';
import {
  findErasure,
  finishErasure,
  insertErasure,
  listUnfinished,
} from './erasures.repository.ts';
import { mailErased } from './mail-person.ts';
import {
  countPersonalRows,
  erasePersonalRows,
  findSubject,
  listSessionIds,
  readPersonalFiles,
  removeFileRows,
  type Subject,
} from './personal-rows.repository.ts';

type Tools = Pick<
  Platform,
  'config' | 'database' | 'fanOut' | 'fileStore' | 'identity' | 'log' | 'now' | 'personalData'
>;

const HOUR = 3_600_000;

/** What stands in the way of an erasure. */
export const findObstacles = async (
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

/** Notes what was asked for; it is done when its time has come, and can be taken back until then. */
export const askErasure = async (
  db: SiteDatabase,
  personId: string,
  data: readonly PersonalData[],
): Promise<void> => {
  const subject = await findSubject(db, personId);
  if (!subject) throw new Refusal('person-unknown');
  const [obstacle] = await findObstacles(db, subject, data);
  if (obstacle) throw new Refusal(obstacle);
  const dueAt = new Date(db.now().getTime() + limits.erasureWaitHours * HOUR);
  await insertErasure(db, personId, dueAt);
};

const eraseRows = async (
  tx: Database,
  subject: Subject,
  { personalData, now }: Tools,
): Promise<{ sessions: string[]; keys: string[] }> => {
  const sessions = await listSessionIds(tx, subject);
  const files = await readPersonalFiles(tx, subject, personalData, { withUploads: false });
  const keys = files.map(({ key }) => key);
  await finishErasure(tx, subject, { at: now(), keys });
  for (const table of personalData.flatMap(({ tables }) => tables))
    await erasePersonalRows(tx, subject, table);
  await removeFileRows(tx, subject.siteId, keys);
  await writeAudit(bindSite(tx, subject.siteId, now), {
    action: 'person erased',
    outcome: 'done',
    subject: { kind: 'person', id: subject.personId },
    after: { files: keys.length },
  });
  return { sessions, keys };
};

// After the rows: a crash in between leaves bytes that nobody can reach, and the next round goes on with them.
const eraseBytes = async (
  tools: Tools,
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

/** Empties everything about a person now: rows in one transaction, then sessions, sockets and bytes. */
export const erasePerson = async (
  tools: Tools,
  person: { siteId: string; personId: string },
): Promise<boolean> => {
  const { config, database, fanOut, log, now } = tools;
  const subject = await findSubject(database.site(person.siteId), person.personId);
  if (!subject) return false;
  const { sessions, keys } = await database
    .platform()
    .transaction((tx) => eraseRows(tx, subject, tools));
  await noteErasure(config.dataDir, {
    site: person.siteId,
    person: person.personId,
    at: now().toISOString(),
  });
  await sessionCloser({ fanOut, siteId: person.siteId, log }).endSessions(sessions);
  await eraseBytes(tools, person, keys);
  return true;
};

/** Does what is due. Whoever has an open order or disputed money by then waits for a later round. */
export const eraseDue = async (tools: Tools & Pick<Platform, 'mailer'>): Promise<number> => {
  const { database, now, personalData } = tools;
  const platform = database.platform();
  let erased = 0;
  for (const row of await listUnfinished(platform, now())) {
    const person = { siteId: row.site_id, personId: row.person_id };
    if (row.done_at) {
      await eraseBytes(tools, person, row.file_keys);
      continue;
    }
    const subject = await findSubject(database.site(row.site_id), row.person_id);
    if (!subject || (await findObstacles(platform, subject, personalData)).length > 0) continue;
    await mailErased(tools, person);
    if (await erasePerson(tools, person)) erased += 1;
  }
  return erased;
};

/**
 * Erases once more whoever was erased after a backup was made: call it when the backup is restored,
 * before anybody is served. Without a list it is the one of the data folder.
 */
export const replayErasures = async (
  tools: Tools,
  list?: readonly ErasedPerson[],
): Promise<number> => {
  let erased = 0;
  for (const { site, person } of list ?? (await readErasures(tools.config.dataDir))) {
    const known = await findErasure(tools.database.site(site), person);
    if (known?.done_at) continue;
    if (await erasePerson(tools, { siteId: site, personId: person })) erased += 1;
  }
  return erased;
};
