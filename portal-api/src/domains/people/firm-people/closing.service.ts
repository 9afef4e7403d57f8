import { Refusal } from '@portal/shared-contracts/refusals';
import { requireArea } from '../../../http/security/areas.policy.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { voidCodes } from '../credentials/codes.repository.ts';
import { endSessions } from '../credentials/sessions.repository.ts';
import {
  findPersonPage,
  hasOtherOwner,
  lockPersonPage,
  type PersonPageRow,
  setDeactivated,
} from './person-page.repository.ts';
import type { Move, PersonWork } from './person-work.ts';

const refuseTouching = (ctx: Context, person: PersonPageRow | undefined): PersonPageRow => {
  if (!person || person.state === 'erased') throw new Refusal('person-unknown');
  if (person.role === 'admin') requireArea(ctx, 'owner');
  return person;
};

/** The person, held until the transaction ends; nobody but an owner touches an admin (BO-02). */
export const holdPerson = async (
  ctx: Context,
  tx: SiteDatabase,
  personId: string,
): Promise<PersonPageRow> => {
  return refuseTouching(ctx, await lockPersonPage(tx, personId));
};

/** The same for looking alone: nobody is held. */
export const getTouchable = async (ctx: Context, personId: string): Promise<PersonPageRow> =>
  refuseTouching(ctx, await findPersonPage(ctx.db, personId));

/** Refuses what would leave the firm without anybody who may do everything (BO-03). */
export const refuseLastOwner = async (
  tx: SiteDatabase,
  { id, is_owner: isOwner }: PersonPageRow,
): Promise<void> => {
  if (isOwner && !(await hasOtherOwner(tx, id))) throw new Refusal('last-owner');
};

// Whoever closes the account has seen how much the others have.
const handOver = async (
  tx: SiteDatabase,
  { openOrders, move }: PersonWork,
  { person, moves, by }: { person: PersonPageRow; moves: readonly Move[]; by: string },
) => {
  if (person.role !== 'writer') return { moved: 0, tell: async () => {} };
  const open = await openOrders(tx, person.id);
  const own = moves.filter(({ orderId }) => open.some(({ id }) => id === orderId));
  const left = open.filter(({ id }) => !own.some(({ orderId }) => orderId === id));
  if (left.length > 0) {
    const numbers = left.map(({ number }) => `#${number}`).join(', ');
    throw new Refusal('orders-to-hand-over', { numbers });
  }
  const tell = await move(
    tx,
    own.map((one) => ({ ...one, by, isOverLimit: true })),
  );
  return { moved: own.length, tell };
};

/** Closes an account at once: its orders are with others, its sessions and sockets have ended (BO-36, BO-37). */
export const deactivate = async (
  ctx: Context,
  work: PersonWork,
  { id, moves }: { id: string; moves: readonly Move[] },
): Promise<string | null> => {
  const { ended, tell, undo } = await ctx.db.transaction(async (tx) => {
    const person = await holdPerson(ctx, tx, id);
    await refuseLastOwner(tx, person);
    const { moved, tell: told } = await handOver(tx, work, { person, moves, by: ctx.actor.id });
    await setDeactivated(tx, id, { at: tx.now(), by: ctx.actor.id });
    await voidCodes(tx, id);
    const former = { id, version: person.version + 1 };
    // What was handed over meanwhile has its own way back.
    const isWhole = moved === 0;
    return {
      ended: await endSessions(tx, id),
      tell: told,
      undo: isWhole ? await keepUndoable(ctx, tx, { act: 'person.deactivate', former }) : null,
    };
  });
  await ctx.live.endSessions(ended);
  await tell(ctx);
  return undo;
};

/** Opens an account that was just closed, where nothing newer touched it (BO-111). */
export const undoOfDeactivation: Undo = async (ctx, take) => {
  const id = await ctx.db.transaction(async (tx) => {
    const { former } = await take(tx);
    const { id: personId, version } = former as { id: string; version: number };
    const person = await holdPerson(ctx, tx, personId);
    if (person.version !== version) throw new Refusal('act-touched');
    await setDeactivated(tx, personId, { at: null, by: ctx.actor.id });
    return personId;
  });
  await ctx.live.announceToAdmins(['people'], [id]);
};

/** Opens a closed account again. */
export const activate = (ctx: Context, id: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await holdPerson(ctx, tx, id);
    await setDeactivated(tx, id, { at: null, by: ctx.actor.id });
  });
