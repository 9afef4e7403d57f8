import { Refusal } from '@portal/shared-contracts/refusals';
import {
  updateLanguage,
  updatePassword,
  updateProfile,
  updateProfileImage,
} from '@portal/shared-contracts/people';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../http/limits/costly-calls.ts';
import type { Context } from '../../kernel/context.ts';
import { changePassword } from './auth/new-password.service.ts';
import { requirePassword } from './credentials/sign-in.service.ts';
import { beginEmailChange, isOtherEmail, refuseUnprovenChange } from './email/change-email.ts';
import { isOwnAccount } from './people.policy.ts';
import { profileChange } from './profile-change.ts';
import { replacePicture } from './people.picture.ts';
import { updatePerson } from './people.repository.ts';
import { changeProfile, getPerson, toPortalUser } from './people.service.ts';

const refuseForeignAccount = (ctx: Context, id: string): void => {
  if (!isOwnAccount(ctx.actor, id)) throw new Refusal('account-of-another');
};

/** What people change of themselves. */
export const registerProfile = (app: PortalApp): void => {
  bindEndpoint(app, updateProfile, async ({ _id, ...change }, ctx) => {
    refuseForeignAccount(ctx, _id);
    const before = await getPerson(ctx.db, ctx.actor.id);
    const { email, currentPassword, ...rest } = change;
    const isOther = isOtherEmail(before, email);
    if (isOther) await refuseUnprovenChange(ctx, before, { email, currentPassword });
    ctx.audit.note(profileChange(ctx.actor, { ...rest, email: isOther ? before.email : email }));
    const person = await changeProfile(ctx.db, before.id, isOther ? rest : { ...rest, email });
    if (isOther) await beginEmailChange(ctx, before, email);
    await ctx.live.publish({ type: 'person.changed', userId: person.id }, { people: [person.id] });
    return {
      status: true,
      user: await toPortalUser(ctx, person),
      pendingEmail: isOther ? email : null,
    };
  });

  bindEndpoint(app, updatePassword, async ({ _id, password, currentPassword }, ctx) => {
    refuseForeignAccount(ctx, _id);
    const person = await getPerson(ctx.db, ctx.actor.id);
    if (person.password_hash !== null) await requirePassword(ctx, person, currentPassword);
    ctx.setSession(await changePassword(ctx, person, { password, actor: ctx.actor }));
    return { status: true };
  });

  bindEndpoint(app, updateProfileImage, async (_input, ctx) => {
    await limitCostly(ctx, 'picture');
    const profile_img = await replacePicture(ctx, ctx.actor.id, await ctx.upload());
    return { status: true, user: { profile_img } };
  });

  bindEndpoint(app, updateLanguage, async ({ language }, ctx) => {
    await updatePerson(ctx.db, ctx.actor.id, { language });
    return { status: true };
  });
};
