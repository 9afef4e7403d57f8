import type { EndpointInput } from '@portal/shared-contracts';
import type { changeFirmPerson } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { updatePerson } from '../people.repository.ts';
import { holdPerson } from './closing.service.ts';
import { type PersonPageRow, writePersonPage } from './person-page.repository.ts';

interface Former {
  id: string;
  version: number;
  firstName?: string;
  lastName?: string;
  note?: string;
}

/** Keeps what a change named of names and note. Rights, roles and addresses go back by ways of their own. */
export const keepFormerWords = async (
  ctx: Context,
  tx: SiteDatabase,
  { before, change }: { before: PersonPageRow; change: EndpointInput<typeof changeFirmPerson> },
): Promise<void> => {
  const { role, email, admin, firstName, lastName, note } = change;
  if (role !== undefined || email !== undefined || admin !== undefined) return;
  const former: Former = {
    id: before.id,
    version: before.version + 1,
    ...(firstName === undefined ? {} : { firstName: before.first_name }),
    ...(lastName === undefined ? {} : { lastName: before.last_name }),
    ...(note === undefined ? {} : { note: before.note }),
  };
  await keepUndoable(ctx, tx, { act: 'person.change', former });
};

/** A person's names and note as before, where nothing newer touched them (BO-111). */
export const undoOfPersonChange: Undo = async (ctx, take) => {
  const id = await ctx.db.transaction(async (tx) => {
    const former = (await take(tx)).former as Former;
    const { version } = await holdPerson(ctx, tx, former.id);
    if (version !== former.version) throw new Refusal('act-touched');
    const { firstName, lastName, note } = former;
    await updatePerson(tx, former.id, {
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
    });
    await writePersonPage(tx, former.id, { note }, ctx.actor.id);
    return former.id;
  });
  await ctx.live.announceToAdmins(['people'], [id]);
  await ctx.live.publish({ type: 'person.changed', userId: id }, { people: [id] });
};
