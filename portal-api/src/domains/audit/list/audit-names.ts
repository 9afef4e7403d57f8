import type { Context } from '../../../kernel/context.ts';
import type { AuditRow } from '../audit.repository.ts';
import { undoableBy } from '../undo/undo.service.ts';
import { namesOfThings } from './audit-names.repository.ts';

/** Values that are ids of people, by what a page calls them. */
export const PEOPLE: ReadonlyMap<string, string> = new Map([['writerId', 'writer']]);

/** The name of a thing of some rows, where it is known. */
export type NameOf = (kind: string, id: string) => string | undefined;

const peopleIn = (value: unknown): string[] =>
  Object.entries(value ?? {}).flatMap(([field, id]) =>
    PEOPLE.has(field) && typeof id === 'string' ? [id] : [],
  );

const idsByKind = (rows: readonly AuditRow[]): Record<string, string[]> => {
  const ids: Record<string, string[]> = {};
  const add = (kind: string | null, id: string | null) => {
    if (kind && id) (ids[kind] ??= []).push(id);
  };
  for (const row of rows) {
    add('person', row.person_id);
    add(row.subject_kind, row.subject_id);
    add('undoable', row.batch);
    for (const id of [...peopleIn(row.before), ...peopleIn(row.after)]) add('person', id);
  }
  return ids;
};

/** Looks up what the rows speak of, in one question; an act is an `undoable` as long as it can be taken back. */
export const namesIn = async (
  ctx: Pick<Context, 'db' | 'actor' | 'now'>,
  rows: readonly AuditRow[],
): Promise<NameOf> => {
  if (rows.length === 0) return () => undefined;
  const things = await namesOfThings(ctx.db, idsByKind(rows), undoableBy(ctx));
  const names = new Map(things.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (kind, id) => names.get(`${kind} ${id}`);
};
