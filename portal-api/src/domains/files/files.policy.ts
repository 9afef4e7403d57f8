import type { Context } from '../../kernel/context.ts';
import type { FileRow } from '../../kernel/files.ts';

/** Says whether the visitor may read the files of one subject. */
export type FileReader = (ctx: Context, subjectId: string) => Promise<boolean>;

/** Who may read the files of each kind of subject; a kind without a rule is read by its owner alone. */
export type FileReaders = Readonly<Record<string, FileReader>>;

/** Logos and pictures of the site itself: the sign-in page shows them. */
export const canReadSiteFiles: FileReader = async () => true;

/** Profile pictures: everybody who works with that person on this site. */
export const canReadPersonFiles: FileReader = async ({ visitor }) => visitor !== null;

/** The owner always may; others only by the rule of what the file belongs to. */
export const canReadFile = async (
  readers: FileReaders,
  ctx: Context,
  file: FileRow,
): Promise<boolean> => {
  if (file.owner_id !== null && file.owner_id === ctx.visitor?.id) return true;
  if (file.subject_kind === null || file.subject_id === null) return false;
  const canRead = Object.hasOwn(readers, file.subject_kind) && readers[file.subject_kind];
  return canRead ? canRead(ctx, file.subject_id) : false;
};
