import type { Context } from '../../http/context.ts';
import type { FileRow } from './files.repository.ts';

/** Says whether the visitor may read the files of one subject. */
export type FileReader = (ctx: Context, subjectId: string) => Promise<boolean>;

const readers = new Map<string, FileReader>([
  // Logos and pictures of the site itself: the sign-in page shows them.
  ['site', async () => true],
  // Profile pictures: everybody who works with that person on this site.
  ['person', async (ctx) => ctx.visitor !== null],
]);

/** A domain says once who may read the files of its subjects. */
export const registerFileReader = (kind: string, reader: FileReader): void => {
  readers.set(kind, reader);
};

/** Every kind of subject that has a rule. */
export const fileSubjects = (): string[] => [...readers.keys()];

/** The owner always may; others only by the rule of what the file belongs to. */
export const canReadFile = async (ctx: Context, file: FileRow): Promise<boolean> => {
  if (file.owner_id !== null && file.owner_id === ctx.visitor?.id) return true;
  if (file.subject_kind === null || file.subject_id === null) return false;
  const reader = readers.get(file.subject_kind);
  return reader ? reader(ctx, file.subject_id) : false;
};
