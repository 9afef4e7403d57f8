import { limits } from '@portal/shared-contracts';
import {
  FIRM_FILE_FORMAT,
  FIRM_FILE_HEAD,
  type FirmFileHead,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type ZipEntry, zipStream } from '../../../kernel/archives/zip-stream.ts';
import { canonicalJson, sha256 } from '../../../kernel/firm-file/canonical.ts';
import type { FileStore } from '../../../kernel/file-store.ts';
import type { FileRow } from '../../../kernel/files.ts';
import type { Area } from '@portal/shared-contracts';
import type { FirmPart } from '../../../kernel/firm-file/firm-part.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { readFirm } from '../read-firm.ts';
import { entryOfFile } from './read-archive.ts';

// The same firm gives the same bytes, so entries do not tell when they were written.
const NO_MOMENT = new Date(1980, 0, 2);

/** What is never in such a file. */
const NEVER_IN_FILE = ['people', 'orders', 'secrets'] as const;

export interface ExportTools extends Pick<SiteContext, 'site' | 'db' | 'now' | 'files'> {
  fileStore: Pick<FileStore, 'get'>;
  parts: readonly FirmPart[];
  /** Which areas whoever exports may read. */
  holds(area: Area): boolean;
}

interface Prepared {
  entries: ReadonlyMap<string, Buffer>;
  files: readonly FileRow[];
  missing: string[];
}

const prepare = async (tools: ExportTools): Promise<Prepared> => {
  const { site } = tools;
  const allowed = tools.parts.filter(({ area }) => tools.holds(area));
  const { things, files } = await readFirm(tools, allowed);
  const entries = new Map<string, Buffer>();
  for (const part of allowed) {
    const found = (things.get(part.name) ?? []).map(({ key, content }) => ({ key, content }));
    entries.set(`${part.name}.json`, canonicalJson(found));
  }
  const left = tools.parts.filter((part) => !allowed.includes(part)).map(({ name }) => name);
  const missing = allowed.flatMap((part) => part.missing?.(site) ?? []);
  return { entries, files, missing: [...NEVER_IN_FILE, ...missing, ...left] };
};

const headOf = ({ entries, files, missing }: Prepared, tools: ExportTools): FirmFileHead => ({
  format: FIRM_FILE_FORMAT,
  firm: tools.site.id,
  madeAt: tools.now().toISOString(),
  parts: [
    ...[...entries].map(([name, bytes]) => ({ name, sha256: sha256(bytes), bytes: bytes.length })),
    ...files.map((file) => ({
      name: entryOfFile(file.sha256),
      sha256: file.sha256,
      bytes: Number(file.size),
    })),
  ],
  missing,
});

async function* zipped(
  prepared: Prepared,
  head: FirmFileHead,
  { fileStore }: ExportTools,
): AsyncGenerator<ZipEntry> {
  const json = (name: string, bytes: Buffer): ZipEntry => ({
    name,
    content: [bytes],
    isText: true,
    at: NO_MOMENT,
  });
  yield json(FIRM_FILE_HEAD, canonicalJson(head));
  for (const [name, bytes] of prepared.entries) yield json(name, bytes);
  for (const { key, sha256: digest } of prepared.files)
    yield { name: entryOfFile(digest), content: await fileStore.get(key), at: NO_MOMENT };
}

/** A file of the firm as a stream, and what is not in it (BO-29). */
export const writeArchive = async (
  tools: ExportTools,
): Promise<{ bytes: AsyncGenerator<Uint8Array>; missing: string[] }> => {
  const prepared = await prepare(tools);
  const head = headOf(prepared, tools);
  const size = head.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (size > 3 * limits.firmFileBytes) throw new Refusal('firm-file-large');
  return { bytes: zipStream(zipped(prepared, head, tools)), missing: prepared.missing };
};
