import { readMailChoices, saveMailChoice } from '@portal/shared-contracts/mails';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { getReader, saveChoices, saveTimeZone } from './choices.repository.ts';
import { choicesOf } from './choices.service.ts';

/** What the signed-in person wants to be mailed about (BO-51). */
export const registerMailChoices = (app: PortalApp): void => {
  bindEndpoint(app, readMailChoices, async (_input, { db, actor }) => ({
    status: true,
    items: await choicesOf(db, actor),
  }));

  bindEndpoint(app, saveMailChoice, async ({ event, choice, timeZone }, { db, actor }) => {
    const own = await choicesOf(db, actor);
    if (!own.some((item) => item.event === event)) throw new Refusal('mail-event-unknown');
    await db.transaction(async (tx) => {
      await saveChoices(tx, actor.id, { events: [event], choice });
      await getReader(tx, actor.id);
      if (timeZone) await saveTimeZone(tx, actor.id, timeZone);
    });
    return { status: true };
  });
};
