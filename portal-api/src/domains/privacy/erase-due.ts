import { bindSite } from '../../database/scoped-database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type ErasedPerson, noteErasure, readErasures } from './erasure-list.ts';
import { holdAlone } from '../people/people.service.ts';
import {
  claimErasure,
  type ErasureRow,
  findErasure,
  listErased,
  listUnfinished,
} from './erasures.repository.ts';
import {
  dueOf,
  eraseBytes,
  erasePerson,
  type ErasureTools,
  listObstacles,
} from './erasures.service.ts';
import { lastMail } from './mail-person.ts';

type RoundTools = ErasureTools & Pick<Platform, 'mailer'>;

const keyOf = ({ site, person }: Pick<ErasedPerson, 'site' | 'person'>): string =>
  `${site} ${person}`;

type Listing = Pick<ErasureTools, 'config' | 'database'>;

/** Whom the list of the data folder names, and whom the database knows beside them. */
const readErased = async ({ config, database }: Listing) => {
  const noted = await readErasures(config.dataDir);
  const known = new Set(noted.map(keyOf));
  const done = await listErased(database.platform());
  return { noted, missing: done.filter((one) => !known.has(keyOf(one))) };
};

/** Everybody who was erased, by the database and by the list of the data folder. */
export const everyErased = async (tools: Listing): Promise<ErasedPerson[]> => {
  const { noted, missing } = await readErased(tools);
  return [...noted, ...missing];
};

/** Notes whom the list does not name yet: a process ended between an erasure and its note, or another one did it. */
const noteMissing = async (tools: RoundTools): Promise<void> => {
  const { missing } = await readErased(tools);
  for (const one of missing) await noteErasure(tools.config.dataDir, one);
};

const finishOne = async (tools: RoundTools, row: ErasureRow): Promise<boolean> => {
  const { now, personalData } = tools;
  const person = { siteId: row.site_id, personId: row.person_id };
  if (row.done_at) {
    await eraseBytes(tools, person, row.file_keys);
    return false;
  }
  const tell = await lastMail(tools, person);
  // Asked once more inside: it may have been taken back, or an order may have come, since the round began.
  const isErased = await erasePerson(
    tools,
    person,
    // The person first, as a new password and a proven address do, which end an erasure too.
    async (tx, subject) => {
      const db = bindSite(tx, row.site_id, now);
      return (
        (await holdAlone(db, row.person_id)) !== undefined &&
        (await claimErasure(tx, person, now())) &&
        (await dueOf(db, row)) <= now() &&
        (await listObstacles(tx, subject, personalData)).length === 0
      );
    },
  );
  if (isErased) await tell();
  return isErased;
};

/**
 * Does what is due. Whoever has an open order or disputed money by then waits for a later round, and one
 * that fails holds up nobody else.
 */
export const eraseDue = async (tools: RoundTools): Promise<number> => {
  const { database, log, now } = tools;
  let erased = 0;
  for (const row of await listUnfinished(database.platform(), now())) {
    try {
      if (await finishOne(tools, row)) erased += 1;
    } catch (error) {
      log.error({ err: error, person: row.person_id }, 'a person could not be erased');
    }
  }
  await noteMissing(tools);
  return erased;
};

/**
 * Erases once more whoever was erased after a backup was made: call it when the backup is restored,
 * before anybody is served. Without a list it is the one of the data folder.
 */
export const replayErasures = async (
  tools: ErasureTools,
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
