import { Refusal } from '@portal/shared-contracts/refusals';
import { requireArea } from '../../../http/security/areas.policy.ts';
import type { KeptAct, TakeAct, Undo, UndoableAct } from '../../../kernel/accountability/undo.ts';
import { undoableActs } from '../../../kernel/accountability/undo.ts';
import type { Context, EditorContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import {
  batchOfRow,
  listUndoable,
  insertUndoable,
  rowOfBatch,
  takeUndoable,
} from './undoable-acts.repository.ts';

const UNDO_FOR = DAY;

const since = (now: Date): Date => new Date(now.getTime() - UNDO_FOR);

/** How each kind of act is taken back; the rooms that do them hand it in. */
export type Undoes = Readonly<Record<UndoableAct, Undo>>;

/** Keeps what was there before an act, in its transaction, and names it in the act's row of the log. */
export const keepUndoable = async (
  ctx: Pick<EditorContext, 'actor' | 'audit'>,
  tx: SiteDatabase,
  kept: KeptAct,
): Promise<string> => {
  const id = await insertUndoable(tx, { ...kept, personId: ctx.actor.id });
  ctx.audit.note({ batch: id });
  return id;
};

/** By what the act of this call is taken back, for its reply; null where nothing of it can be. */
export const undoOf = ({ audit }: Pick<Context, 'audit'>): string | null => audit.batch ?? null;

/** What takes one act back, once. */
export const takerOf =
  (id: string): TakeAct =>
  async (tx) => {
    const kept = await takeUndoable(tx, id, since(tx.now()));
    if (!kept) throw new Refusal('bulk-undone');
    return kept;
  };

/** Which acts somebody who reads the log may still take back. */
export interface UndoableBy {
  since: Date;
  personId: string;
  /** Kinds of acts that only whoever did them takes back; the log is the owners', and they hold every area. */
  ownActs: readonly UndoableAct[];
}

/** The acts that somebody may still take back. */
export const undoableBy = ({ actor, now }: Pick<Context, 'actor' | 'now'>): UndoableBy => ({
  since: since(now()),
  personId: actor.id,
  ownActs: (Object.keys(undoableActs) as UndoableAct[]).filter(
    (act) => undoableActs[act] === 'own',
  ),
});

/** Notes which row of the log is taken back, and of what that was. */
export const noteTaken = async (
  { audit, db, now }: Pick<Context, 'audit' | 'db' | 'now'>,
  id: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const row = await rowOfBatch(db, id, since(now()));
  const subject = row?.kind && row.id ? { kind: row.kind, id: row.id } : { kind: 'act', id };
  audit.note({ subject, after: { ...after, place: row?.place } });
};

/** Takes an act back: by its row of the log, or by what its reply named (BO-111). */
export const undoAct = async (ctx: Context, undoes: Undoes, id: string): Promise<void> => {
  const { db, now } = ctx;
  const own = /^\d{1,18}$/.test(id) ? await batchOfRow(db, id) : id;
  const [kept] = own === undefined ? [] : await listUndoable(db, [own], since(now()));
  if (!kept) throw new Refusal('bulk-undone');
  const area = undoableActs[kept.act];
  if (area !== 'own') requireArea(ctx, area);
  await noteTaken(ctx, kept.id, { act: kept.act });
  await undoes[kept.act](ctx, takerOf(kept.id));
};
