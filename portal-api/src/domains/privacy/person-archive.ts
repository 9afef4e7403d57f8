import type { Readable } from 'node:stream';
import type { Language } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { PersonalData } from '../../kernel/accountability/personal-data.ts';
import {
  type PersonalFile,
  listPersonalFiles,
  listPersonalRows,
  type Subject,
} from './personal-rows.repository.ts';
import { wordErased } from '../../kernel/words/erased.ts';
import { type ZipEntry, zipStream } from '../../kernel/archives/zip-stream.ts';

export interface ArchiveTools {
  db: SiteDatabase;
  store: Pick<FileStore, 'get'>;
  data: readonly PersonalData[];
  /** The language of whoever reads it. */
  language: Language;
}

const jsonEntry = (language: Language, name: string, value: unknown): ZipEntry => ({
  name,
  content: [Buffer.from(wordErased(`${JSON.stringify(value, null, 2)}\n`, language))],
  isText: true,
});

const nameOf = ({ key, originalname }: PersonalFile): string =>
  `files/${key}-${originalname.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100)}`;

const readBytes = (store: Pick<FileStore, 'get'>, key: string): Promise<Readable | undefined> =>
  store.get(key).catch(() => undefined);

async function* entriesOf({ db, store, data, language }: ArchiveTools, subject: Subject) {
  for (const { domain, tables } of data) {
    const found: Record<string, unknown[]> = {};
    for (const table of tables) {
      const rows = await listPersonalRows(db, subject, table);
      if (rows.length > 0) found[table.table] = [...(found[table.table] ?? []), ...rows];
    }
    if (Object.keys(found).length > 0) yield jsonEntry(language, `${domain}.json`, found);
  }
  const missing: string[] = [];
  for (const file of await listPersonalFiles(db, subject, data, { withUploads: true })) {
    const content = await readBytes(store, file.key);
    if (content) yield { name: nameOf(file), content };
    else missing.push(file.key);
  }
  yield jsonEntry(language, 'about.json', {
    site: db.siteId,
    person: subject.personId,
    madeAt: db.now().toISOString(),
    filesWithoutBytes: missing,
  });
}

/** Everything about one person: a JSON file for each domain, and the files themselves. */
export const personArchive = (tools: ArchiveTools, subject: Subject): AsyncGenerator<Uint8Array> =>
  zipStream(entriesOf(tools, subject));
