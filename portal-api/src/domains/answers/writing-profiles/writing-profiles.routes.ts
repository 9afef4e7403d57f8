import {
  getWritingProfile,
  saveWritingProfile,
  writingProfile,
} from '@portal/shared-contracts/questionnaires';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { getWriterData, saveWriterData } from './writing-profiles.repository.ts';

export const registerWritingProfiles = (app: PortalApp): void => {
  bindEndpoint(app, getWritingProfile, async (_input, ctx) => {
    const stored = writingProfile.safeParse(await getWriterData(ctx.db, ctx.actor.id));
    return { profile: stored.success ? stored.data : null };
  });

  // The person is the session's own: nothing in the body can name another.
  bindEndpoint(app, saveWritingProfile, async (profile, ctx) => {
    await saveWriterData(ctx.db, ctx.actor.id, profile, ctx.now());
    await ctx.live.publish(
      { type: 'person.changed', userId: ctx.actor.id },
      { people: [ctx.actor.id] },
    );
    return { status: true as const, status_code: 200 as const, profile };
  });
};
