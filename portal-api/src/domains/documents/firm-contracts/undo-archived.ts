import { Refusal } from '@portal/shared-contracts/refusals';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import { lockFirmContract, updateContract } from './firm-contracts.repository.ts';

interface Former {
  id: string;
  version: number;
  isArchived: boolean;
}

/** A contract in use or out of it as before, where nothing newer touched it (BO-111). */
export const undoOfArchivedContract: Undo = async (ctx, take) => {
  const id = await ctx.db.transaction(async (tx) => {
    const former = (await take(tx)).former as Former;
    const row = await lockFirmContract(tx, former.id);
    if (row?.version !== former.version) throw new Refusal('act-touched');
    const archived_at = former.isArchived ? ctx.now() : null;
    await updateContract(tx, { ...row, archived_at }, ctx.actor.id);
    return former.id;
  });
  await ctx.live.announceToAdmins(['contracts'], [id]);
};
