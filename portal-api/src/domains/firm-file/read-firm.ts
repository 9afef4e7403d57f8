import type { FirmPart, FirmThing } from '../../kernel/firm-file/firm-part.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { FileRow, FilesService } from '../../kernel/files.ts';
import type { Site } from '../../kernel/site.ts';

/** The firm as its file would have it. */
export interface ReadFirm {
  things: ReadonlyMap<string, readonly FirmThing[]>;
  /** One for each content, whatever it is called. */
  files: readonly FileRow[];
}

const byKey = (one: { key: string }, other: { key: string }): number =>
  one.key < other.key ? -1 : Number(one.key > other.key);

/** Reads the firm part by part; a part knows the keys of those before it. */
export const readFirm = async (
  { db, site, files }: { db: SiteDatabase; site: Site; files: Pick<FilesService, 'find'> },
  parts: readonly FirmPart[],
): Promise<ReadFirm> => {
  const things = new Map<string, readonly FirmThing[]>();
  const carried = new Map<string, FileRow>();
  for (const part of parts) {
    const found = await part.read({
      db,
      site,
      keyOf: (name, id) => things.get(name)?.find((thing) => thing.id === id)?.key ?? id,
      carry: async (key) => {
        const file = await files.find(key);
        if (!file) return undefined;
        if (!carried.has(file.sha256)) carried.set(file.sha256, file);
        return { sha256: file.sha256, name: file.originalname };
      },
    });
    things.set(part.name, found.toSorted(byKey));
  }
  const kept = [...carried.values()].toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
  return { things, files: kept };
};
