import type { PackageField } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, EditorContext } from '../../../kernel/context.ts';
import { refuseStale as refuseStaleRow } from '../../../kernel/rows/stale.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import type { EditedRow } from './edited-packages.repository.ts';
import type { FieldChange, FieldChanges, PricedContent } from './package-content.ts';

/** A package as it is edited: its draft, or what is published where nothing is edited. */
export interface EditedPackageRecord extends EditedRow {
  content: PricedContent;
}

/** What changing a package needs of a call. */
export type EditContext = Pick<EditorContext, 'db' | 'site' | 'actor' | 'audit'>;

const meanwhile = (
  { db, site }: Pick<Context, 'db' | 'site'>,
  { by, at }: { by: string | null; at: Date },
) => ({
  code: 'changed-meanwhile' as const,
  params: {
    name: by ?? site.name,
    count: Math.max(1, Math.round((db.now().getTime() - at.getTime()) / MINUTE)),
  },
});

/** An act on the whole package, such as publishing, is for those who have seen how it stands. */
export const refuseUnseen = (
  ctx: Pick<Context, 'db' | 'site'>,
  row: EditedRow,
  baseVersion: number,
): void => {
  refuseStaleRow({ ...row, changedAt: row.changedAt ?? ctx.db.now() }, baseVersion, {
    firm: ctx.site.name,
    now: ctx.db.now(),
  });
};

/** What somebody else changed in the same fields since the edit began is not overwritten (BO-114). */
export const refuseStale = (
  ctx: EditContext,
  row: EditedPackageRecord,
  save: { baseVersion: number; fields: readonly PackageField[] },
): void => {
  const fields = Object.fromEntries(
    save.fields.flatMap((field) => {
      const theirs = row.fieldChanges[field];
      return theirs && theirs.version > save.baseVersion
        ? [[field, meanwhile(ctx, { by: theirs.by, at: new Date(theirs.at) })]]
        : [];
    }),
  );
  const [first] = Object.values(fields);
  if (first) throw new Refusal(first.code, first.params, fields);
};

/** The last change of each field once these were changed too. */
export const noteChanges = (
  ctx: EditContext,
  row: EditedRow,
  fields: readonly PackageField[],
): FieldChanges => {
  const change: FieldChange = {
    version: row.version + 1,
    by: ctx.actor.firstName,
    at: ctx.db.now().toISOString(),
  };
  return { ...row.fieldChanges, ...Object.fromEntries(fields.map((field) => [field, change])) };
};
