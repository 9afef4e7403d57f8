import type { OwnData } from '@portal/shared-contracts/people';
import type { Context } from '../../kernel/context.ts';
import type { PersonalData } from '../../kernel/accountability/personal-data.ts';
import { wordRefusal } from '../../kernel/words/words.ts';
import { getPerson } from '../people/people.service.ts';
import { countPersonal, findObstacles } from './erasures.service.ts';
import { findErasure } from './erasures.repository.ts';
import { type ExportRow, findLatestExport } from './exports.repository.ts';
import { endOfExport } from './exports.service.ts';

const stateOf = ({ ready_at, failed_at }: ExportRow): 'waiting' | 'ready' | 'failed' =>
  ready_at ? 'ready' : failed_at ? 'failed' : 'waiting';

/** What the person's own page shows. */
export const describeOwnData = async (
  { db, actor, language, now }: Context,
  data: readonly PersonalData[],
): Promise<OwnData> => {
  const person = await getPerson(db, actor.id);
  const subject = { siteId: db.siteId, personId: actor.id, email: person.email.toLowerCase() };
  const latest = await findLatestExport(db, actor.id);
  const erasure = await findErasure(db, db.siteId, actor.id);
  const obstacles = await findObstacles(db, subject, data);
  return {
    counts: await countPersonal(db, subject, data),
    obstacles: obstacles.map((code) => wordRefusal({ code, params: {} }, language)),
    export:
      latest && endOfExport(latest) > now()
        ? {
            id: latest.id,
            state: stateOf(latest),
            askedAt: latest.asked_at.toISOString(),
            endsAt: endOfExport(latest).toISOString(),
          }
        : null,
    erasure:
      (erasure && {
        askedAt: erasure.asked_at.toISOString(),
        dueAt: erasure.due_at.toISOString(),
      }) ||
      null,
    hasPassword: person.password_hash !== null,
  };
};
