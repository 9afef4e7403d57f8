import type { Area } from '@portal/shared-contracts';
import type { RefusalSentence } from '@portal/shared-contracts/refusals';
import type { SiteSettings } from '@portal/shared-contracts/website';
import type { AuditNotes } from '../accountability/audit.ts';
import type { Actor } from '../context.ts';
import type { SiteDatabase } from '../database.ts';
import type { FileStore } from '../file-store.ts';
import type { FilesService, HeldFile } from '../files.ts';
import type { Site } from '../site.ts';

/** A thing of the firm as it stands in the file: nothing of it is an id or a moment. */
export interface CarriedThing<C = unknown> {
  /** By what it is found again in another firm. */
  key: string;
  content: C;
}

/** The same thing in the firm. */
export interface FirmThing<C = unknown> extends CarriedThing<C> {
  id: string;
  title: string;
  isArchived: boolean;
  /** Whether customers see it as it is edited; nothing for what has no drafts. */
  isPublished: boolean | null;
  /** Why the firm, as it stands at this moment, cannot take this content instead. */
  refuses?(content: C): RefusalSentence | undefined;
}

/** A stored file, by the digest of its bytes. */
export interface CarriedFile {
  sha256: string;
  name: string;
}

/** What a part reads the firm with. */
export interface FirmReading {
  db: SiteDatabase;
  site: Site;
  /** The key of something in a part that was read before. */
  keyOf(part: string, id: string): string;
  /** Takes a stored file along; nothing where it is gone. */
  carry(key: string): Promise<CarriedFile | undefined>;
}

/** Who imports: an admin, or a command. */
export type Importer = Pick<Actor, 'id' | 'firstName'>;

/** What a part is written with; all of it is one transaction. */
export interface FirmWriting {
  /** Of the platform: settings are its own. */
  db: SiteDatabase;
  site: Site;
  now: () => Date;
  actor: Importer;
  audit: AuditNotes;
  files: FilesService;
  fileStore: FileStore;
  idOf(part: string, key: string): string;
  /** The id that something new gets. */
  newId(part: string, key: string): string;
  /** The bytes of a file that came along. */
  open(file: CarriedFile): Promise<HeldFile>;
  noteSettings(settings: SiteSettings): void;
}

/** What a part judges a thing with before anything is written. */
export interface FirmJudging {
  site: Site;
  isOwner: boolean;
  /** Whether the server may ask a checkout at this address. */
  mayAskCheckout(url: string): boolean;
}

/** What makes a thing of another part necessary. */
export interface FirmNeed {
  part: string;
  key: string;
}

/** What one domain adds to the file of a firm, and takes from it. */
export interface FirmPart<C = unknown> {
  /** The entry is called `<name>.json`. */
  readonly name: string;
  readonly area: Area;
  /** What the audit log calls one of its things. */
  readonly noun: string;
  /** Its words stay out of the audit log. */
  readonly isWordy?: true;
  /** It is published only by whoever says that it is the firm's own (BO-13). */
  readonly mustBeOurs?: true;
  read(reading: FirmReading): Promise<readonly FirmThing<C>[]>;
  /** Reads foreign content; whatever it throws says that the file is damaged. */
  parse(content: unknown, key: string): C;
  titleOf(content: C, key: string): string;
  needs?(content: C): readonly FirmNeed[];
  /** The files that it cannot be without. */
  filesOf?(content: C): readonly CarriedFile[];
  /** Why this firm or this person cannot take it. */
  refusal?(
    judging: FirmJudging,
    thing: CarriedThing<C>,
    former: C | undefined,
  ): RefusalSentence | undefined;
  /** Whether taking it wants a password or code of the last minutes. */
  isGuarded?(thing: CarriedThing<C>): boolean;
  /** Writes what is new or changed and says under which ids it stands. */
  write(
    writing: FirmWriting,
    things: readonly (CarriedThing<C> & { id: string | undefined })[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Shows it to customers. */
  publish?(writing: FirmWriting, id: string): Promise<void>;
  /** What it leaves out of the file. */
  missing?(site: Site): readonly string[];
}

/** Writes things one after the other. */
export const writeEach = async <T extends { key: string }>(
  things: readonly T[],
  write: (thing: T) => Promise<string>,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  for (const thing of things) ids.set(thing.key, await write(thing));
  return ids;
};

/** A row of something whose draft customers do not see. */
interface DraftedRow {
  title: string;
  archived_at: Date | null;
  published: number | null;
  has_changes: boolean;
}

/** Reads things with drafts one after the other. */
export const readEach = async <Row extends DraftedRow, C>(
  keys: readonly { id: string; key: string }[],
  find: (id: string) => Promise<Row | undefined>,
  carried: (row: Row) => C,
): Promise<FirmThing<C>[]> => {
  const things: FirmThing<C>[] = [];
  for (const { id, key } of keys) {
    const row = await find(id);
    if (row)
      things.push({
        id,
        key,
        title: row.title,
        content: carried(row),
        isArchived: row.archived_at !== null,
        isPublished: row.published !== null && !row.has_changes,
      });
  }
  return things;
};
