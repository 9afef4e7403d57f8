import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Area } from '@portal/shared-contracts';
import type { SiteContext } from '../../kernel/context.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { insertFile } from '../files/files.service.ts';
import { writeArchive } from './archive/write-archive.ts';

/** The kind of subject of files that carry a firm. */
const FIRM_FILE = 'firm-file';

/** Keeps the row of a stored file that carries a firm. */
export const keepFirmFile = (
  tx: SiteDatabase,
  file: { key: string; size: number; sha256: string; subjectId: string },
): Promise<void> =>
  insertFile(tx, {
    key: file.key,
    owner_id: null,
    originalname: `${tx.siteId}-${tx.now().toISOString().slice(0, 10)}.zip`,
    mimetype: 'application/zip',
    size: file.size,
    sha256: file.sha256,
    subject_kind: FIRM_FILE,
    subject_id: file.subjectId,
    at: tx.now(),
  });

/** Makes the file of a firm and stores it under the operation that asked for it. */
export const exportFirmTo = async (
  platform: Pick<Platform, 'fileStore' | 'firmParts'>,
  ctx: Pick<SiteContext, 'site' | 'db' | 'now' | 'files'>,
  { operationId, holds }: { operationId: string; holds: (area: Area) => boolean },
): Promise<{ fileKey: string; missing: string[] }> => {
  const { fileStore, firmParts: parts } = platform;
  const { site, db, now, files } = ctx;
  const { bytes, missing } = await writeArchive({ site, db, now, files, fileStore, parts, holds });
  const key = randomUUID();
  const stored = await fileStore.put(key, Readable.from(bytes));
  await keepFirmFile(db, { key, ...stored, subjectId: operationId });
  return { fileKey: key, missing };
};
