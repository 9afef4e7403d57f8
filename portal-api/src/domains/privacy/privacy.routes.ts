import {
  askForErasure,
  askForExport,
  cancelErasure,
  downloadExport,
  readOwnData,
} from '@portal/shared-contracts/people';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { requirePassword } from '../people/credentials/sign-in.service.ts';
import { getPerson } from '../people/people.service.ts';
import { askErasure } from './erasures.service.ts';
import { deleteErasure } from './erasures.repository.ts';
import { askExport, makeExport, openExport } from './exports.service.ts';
import { registerFirmPrivacy } from './firm-privacy.routes.ts';
import { describeOwnData } from './own-data.ts';
import { mailErasureAsked } from './mail-person.ts';
import { DAY_IN_SECONDS } from '../../kernel/time/durations.ts';

const EXPORTS = { max: 3, seconds: DAY_IN_SECONDS };

/** A person's own data: to see, to take along, to have erased. */
export const registerPrivacy = (app: PortalApp): void => {
  const { platform } = app.portal;
  registerFirmPrivacy(app);

  bindEndpoint(app, readOwnData, async (_input, ctx) => {
    await limitCostly(ctx, 'own-data');
    return { status: true, data: await describeOwnData(ctx, platform.personalData) };
  });

  bindEndpoint(app, askForExport, async (_input, ctx) => {
    const { id: personId } = ctx.actor;
    await ctx.limit(`export:${personId}`, EXPORTS);
    const id = await askExport(ctx.db, personId);
    // Not awaited: it may take minutes, and the page asks for it again.
    const db = platform.database.site(ctx.site.id);
    platform.background.run(makeExport(platform, db, { id, personId, askedBy: null }));
    return { status: true };
  });

  bindFile(app, downloadExport, async ({ id }, ctx) => {
    // An archive is asked for by the firm under its own name, with a confirmation.
    if (ctx.actor.seen) throw new Refusal('only-looking');
    return openExport(platform, ctx.db, { personId: ctx.actor.id, id, asker: 'person' });
  });

  bindEndpoint(app, askForErasure, async ({ ownPassword }, ctx) => {
    const person = await getPerson(ctx.db, ctx.actor.id);
    // An account without a password has nothing to ask for.
    if (person.password_hash !== null)
      await requirePassword(ctx, person, ownPassword, 'ownPassword');
    await askErasure(ctx.db, person.id, platform.personalData);
    // Not awaited: a slow mail server slows nobody down.
    ctx.later(mailErasureAsked(ctx, person.id), 'the person was not told');
    return { status: true };
  });

  bindEndpoint(app, cancelErasure, async (_input, ctx) => {
    await deleteErasure(ctx.db, ctx.actor.id);
    return { status: true };
  });
};
