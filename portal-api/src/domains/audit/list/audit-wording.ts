import { z } from '@portal/shared-contracts/schema';
import type { Context } from '../../../kernel/context.ts';
import { type AuditRow, rowsAt } from '../audit.repository.ts';
import type { Wording } from './audit-changes.ts';
import { namesIn } from './audit-names.ts';

const taking = z.object({ place: z.number().int() });

const placeTakenBy = ({ after }: AuditRow): number | undefined =>
  taking.safeParse(after).data?.place;

/** What the sentences of some rows are made of, those that they took back included. */
export const wordingOf = async (ctx: Context, rows: readonly AuditRow[]): Promise<Wording> => {
  const places = rows.flatMap((row) => placeTakenBy(row) ?? []);
  const taken = places.length > 0 ? await rowsAt(ctx.db, places) : [];
  return {
    language: ctx.language,
    site: ctx.site,
    nameOf: await namesIn(ctx, [...rows, ...taken]),
    takenBy: (row) => taken.find(({ seq }) => seq === placeTakenBy(row)),
  };
};
