import type { OwnData } from '@portal/shared-contracts/people';
import type { PersonPrivacy } from '@portal/shared-contracts/admin';
import type { Context } from '../../kernel/context.ts';
import type { PersonalData } from '../../kernel/accountability/personal-data.ts';
import { wordRefusal } from '../../kernel/words/words.ts';
import { getPerson, type PersonRow } from '../people/people.service.ts';
import { countPersonal, dueOf, listObstacles } from './erasures.service.ts';
import { findErasure } from './erasures.repository.ts';
import { type Asker, type ExportRow, findLatestExport } from './exports.repository.ts';
import { endOfExport } from './exports.service.ts';

const stateOf = ({ ready_at, failed_at }: ExportRow): 'waiting' | 'ready' | 'failed' =>
  ready_at ? 'ready' : failed_at ? 'failed' : 'waiting';

type Person = Pick<PersonRow, 'id' | 'email'>;

/** What the portal holds about a person, and where an export and the erasure stand. */
export const describeData = async (
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  { id: personId, email }: Person,
  { data, asker }: { data: readonly PersonalData[]; asker: Asker },
): Promise<PersonPrivacy> => {
  const subject = { siteId: db.siteId, personId, email: email.toLowerCase() };
  const latest = await findLatestExport(db, personId, asker);
  const erasure = await findErasure(db, personId);
  const obstacles = await listObstacles(db, subject, data);
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
        dueAt: (await dueOf(db, erasure)).toISOString(),
      }) ||
      null,
  };
};

/** What the person's own page shows. */
export const describeOwnData = async (
  ctx: Context,
  data: readonly PersonalData[],
): Promise<OwnData> => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  return {
    ...(await describeData(ctx, person, { data, asker: 'person' })),
    hasPassword: person.password_hash !== null,
  };
};
