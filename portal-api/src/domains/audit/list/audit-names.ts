import type { SiteContext } from '../../../kernel/context.ts';
import type { AuditRow } from '../audit.repository.ts';

/** Whom a lookup of names works for. */
export type NameContext = Pick<SiteContext, 'db' | 'site'>;

/** How things of one kind are called, and found by what people call them. */
export interface NamesOfKind {
  /** Names by id; an empty one for a person who was erased. */
  names(ctx: NameContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  find?(ctx: NameContext, text: string): Promise<readonly string[]>;
}

/** What the log may call things; higher rooms hand it over by kind. */
export type AuditNames = Readonly<Record<string, NamesOfKind>>;

/** The name of a thing of some rows, where it is known. */
export type NameOf = (kind: string, id: string) => string | undefined;

const idsByKind = (rows: readonly AuditRow[]): Map<string, Set<string>> => {
  const ids = new Map<string, Set<string>>();
  const add = (kind: string | null, id: string | null) => {
    if (!kind || !id) return;
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  };
  for (const row of rows) {
    add('person', row.person_id);
    add(row.subject_kind, row.subject_id);
  }
  return ids;
};

/** Looks up what the rows speak of, one question a kind. */
export const namesIn = async (
  lookups: AuditNames,
  ctx: NameContext,
  rows: readonly AuditRow[],
): Promise<NameOf> => {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, ids] of idsByKind(rows)) {
    const lookup = lookups[kind];
    if (lookup) found.set(kind, await lookup.names(ctx, [...ids]));
  }
  return (kind, id) => found.get(kind)?.get(id);
};

/** The ids that a text means: itself, and whatever is called so. */
export const idsOf = async (
  lookups: readonly (NamesOfKind | undefined)[],
  ctx: NameContext,
  text: string,
): Promise<string[]> => {
  const found = await Promise.all(lookups.map((lookup) => lookup?.find?.(ctx, text) ?? []));
  return [text, ...found.flat()];
};
