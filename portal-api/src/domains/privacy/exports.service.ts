import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { chooseLanguage, limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FileReply } from '../../http/endpoints/bind-file.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { DAY, MINUTE } from '../../kernel/time/durations.ts';
import { insertFile } from '../files/files.service.ts';
import { isOwner } from '../files/store-owner.service.ts';
import {
  type Asker,
  claimForgotten,
  type ExportRow,
  findExport,
  finishExport,
  insertExport,
  deleteOldExports,
} from './exports.repository.ts';
import { type MailTools, mailExportReady } from './mail-person.ts';
import { personArchive } from './person-archive.ts';
import { findSubject } from './personal-rows.repository.ts';

type Tools = Pick<Platform, 'fileStore' | 'personalData'> & MailTools;

const QUARTER_HOUR = 15 * MINUTE;

/** When the link of an export ends. */
export const endOfExport = ({ asked_at }: ExportRow): Date =>
  new Date(asked_at.getTime() + limits.personExportDays * DAY);

const storeArchive = async (
  { fileStore, personalData }: Tools,
  db: SiteDatabase,
  row: { id: string; personId: string },
): Promise<boolean> => {
  const subject = await findSubject(db, row.personId);
  if (!subject) return false;
  const key = randomUUID();
  const language = chooseLanguage(subject.language);
  const archive = personArchive({ db, store: fileStore, data: personalData, language }, subject);
  const stored = await fileStore.put(key, Readable.from(archive));
  const isFirst = await db.transaction(async (tx) => {
    if (!(await finishExport(tx, row.id, key))) return false;
    await insertFile(tx, {
      key,
      owner_id: null,
      originalname: `${db.siteId}-${db.now().toISOString().slice(0, 10)}.zip`,
      mimetype: 'application/zip',
      ...stored,
      subject_kind: 'person-export',
      subject_id: row.personId,
      at: db.now(),
    });
    return true;
  });
  // One that took long was begun anew, and is there already.
  if (!isFirst) await fileStore.remove(key);
  return isFirst;
};

/** Makes the archive of an export and tells the person; a failure is written down, to be asked for again. */
export const makeExport = async (
  tools: Tools,
  db: SiteDatabase,
  row: { id: string; personId: string; askedBy: string | null },
): Promise<void> => {
  try {
    const isReady = await storeArchive(tools, db, row);
    // What the firm asked for lies on its own page.
    if (isReady && row.askedBy === null)
      await mailExportReady(tools, { siteId: db.siteId, personId: row.personId });
  } catch (error) {
    tools.log.error({ err: error, export: row.id }, 'export of a person failed');
    await finishExport(db, row.id, undefined);
  }
};

/** Notes what was asked for; the archive is made after the reply. */
export const askExport = async (
  db: SiteDatabase,
  personId: string,
  askedBy: string | null = null,
): Promise<string> => {
  const id = randomUUID();
  await insertExport(db, { id, personId, askedBy });
  return id;
};

/** The archive, for whoever asked and as long as its link lasts. */
export const openExport = async (
  tools: Pick<Platform, 'fileStore'>,
  db: SiteDatabase,
  which: { personId: string; id: string; asker: Asker },
): Promise<FileReply> => {
  const row = await findExport(db, which);
  if (!row?.file_key || endOfExport(row) <= db.now()) throw new Refusal('export-over');
  return {
    content: await tools.fileStore.get(row.file_key),
    mimetype: 'application/zip',
    filename: `${db.siteId}-${row.asked_at.toISOString().slice(0, 10)}.zip`,
  };
};

/** Makes what a stopped process left unfinished, and removes what is past its time. */
export const tidyExports = async (
  platform: Tools & Pick<Platform, 'identity' | 'now'>,
): Promise<void> => {
  const { database, fileStore, now } = platform;
  const at = (age: number): Date => new Date(now().getTime() - age);
  const forgotten = { now: now(), before: at(QUARTER_HOUR) };
  let row: ExportRow | undefined;
  while ((row = await claimForgotten(database.platform(), forgotten)))
    await makeExport(platform, database.site(row.site_id), {
      id: row.id,
      personId: row.person_id,
      askedBy: row.asked_by,
    });
  const old = await deleteOldExports(database.platform(), at(limits.personExportDays * DAY));
  // Bytes that stay here have no row any more: the sweep of a store that is ours finds them.
  if (old.length === 0 || !(await isOwner(platform))) return;
  for (const { file_key } of old) await fileStore.remove(file_key);
};
