import type { AdminList, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import {
  archiveFirmQuestionnaire,
  lockFirmQuestionnaire,
} from './firm-questionnaires.repository.ts';

interface Former {
  kind: FirmQuestionnaireKind;
  id: string;
  version: number;
  isArchived: boolean;
}

const listOf = (kind: FirmQuestionnaireKind): AdminList => `${kind}s`;

/** A questionnaire in use or out of it as before, where nothing newer touched it (BO-111). */
export const undoOfArchivedQuestionnaire: Undo = async (ctx, take) => {
  const { kind, id } = await ctx.db.transaction(async (tx) => {
    const former = (await take(tx)).former as Former;
    const row = await lockFirmQuestionnaire(tx, former.kind, former.id);
    if (row?.version !== former.version) throw new Refusal('act-touched');
    const at = former.isArchived ? ctx.now() : null;
    await archiveFirmQuestionnaire(tx, former.id, { at, by: ctx.actor.id });
    return former;
  });
  await ctx.live.announceToAdmins([listOf(kind)], [id]);
};
