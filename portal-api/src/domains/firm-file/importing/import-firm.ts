import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportOutcome } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { IncomingFile } from '../../../kernel/files.ts';
import { withArchive } from '../archive/read-archive.ts';
import { keepFirmFile } from '../export-firm.ts';
import {
  findOperation,
  insertOperation,
  type OperationRow,
  type OperationResult,
} from '../operations/operations.repository.ts';
import { applyImport, type Decision, type ImportTools, planFor } from './apply-import.ts';
import { planDigest } from './plan-import.ts';

/** What the file of a firm on the disk would do. */
export const readImport = (
  tools: ImportTools,
  db: SiteDatabase,
  file: string,
): Promise<OperationResult> =>
  withArchive(file, async (archive) => {
    const { plan } = await planFor(tools, db, archive);
    const { lines, isGuarded } = plan;
    const digest = planDigest(plan);
    return { lines: [...lines], missing: archive.head.missing, isGuarded, digest };
  });

/** Keeps a file that arrives, with what it would do (BO-30). */
export const receiveImport = async (
  tools: ImportTools,
  db: SiteDatabase,
  { content }: IncomingFile,
): Promise<OperationRow> => {
  const { fileStore } = tools.platform;
  const key = randomUUID();
  let result: OperationResult = {};
  const stored = await fileStore.put(key, content as Readable, async (file) => {
    result = await readImport(tools, db, file);
  });
  return db.transaction(async (tx) => {
    const row = await insertOperation(tx, {
      kind: 'firm-import',
      state: 'done',
      person_id: tools.importer?.id ?? null,
      fileKey: key,
      result,
    });
    await keepFirmFile(tx, { key, ...stored, subjectId: row.id });
    return row;
  });
};

/**
 * An import that this person had read and can apply.
 *
 * @throws Refusal `not-found` for anything else.
 */
export const getImport = async (
  db: SiteDatabase,
  personId: string,
  id: string,
): Promise<OperationRow> => {
  const row = await findOperation(db, id);
  const isOwn = row?.kind === 'firm-import' && row.person_id === personId;
  if (!isOwn || row.file_key === null) throw new Refusal('operation-unknown');
  return row;
};

const withLocal = async <T>(content: Readable, work: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-firm-'));
  try {
    const file = path.join(folder, 'firm.zip');
    await pipeline(content, createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Does what an import showed; where the firm changed since, nothing. */
export const carryOut = async (
  tools: ImportTools,
  { file_key, result }: OperationRow,
  decision: Decision,
): Promise<ImportOutcome> =>
  withLocal(await tools.platform.fileStore.get(file_key ?? ''), (file) =>
    withArchive(file, (archive) =>
      applyImport(tools, {
        source: archive,
        decision,
        check: (plan) => {
          if (planDigest(plan) !== result.digest) throw new Refusal('firm-file-moved-on');
        },
      }),
    ),
  );
