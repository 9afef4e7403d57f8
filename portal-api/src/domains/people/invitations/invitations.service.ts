import { chooseLanguage, limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { composeMail } from '../../../kernel/mails/compose-mail.ts';
import { wordDuration } from '../../../kernel/words/formats.ts';
import { saveRights } from '../admins/admins.repository.ts';
import { createPerson, refuseCommonPassword } from '../people.service.ts';
import { findPersonByEmail, type PersonRow } from '../people.repository.ts';
import {
  findOpenInvitation,
  insertInvitation,
  type InvitationRow,
  type NewInvitation,
  renewInvitation,
  revokeInvitations,
  useInvitation,
} from './invitations.repository.ts';

/** Mails the link of an invitation. */
const mailInvitation = async (
  ctx: Pick<SiteContext, 'site' | 'mail'>,
  { email: to, language, note }: Pick<NewInvitation, 'email' | 'language' | 'note'>,
  link: string,
): Promise<void> => {
  const { settings } = ctx.site;
  const read = chooseLanguage(language, settings.language);
  const duration = wordDuration(limits.invitationDays, 'day', read);
  const params = { company: settings.companyName, duration };
  const facts = note === '' ? {} : { note };
  const words = composeMail(ctx.site, { mail: 'invitation', params, facts, link }, read);
  await ctx.mail.send({ to, ...words });
};

/** Asks somebody to come, by mail; the answer is the link that the mail has. */
export const invite = async (
  ctx: Pick<SiteContext, 'site' | 'mail' | 'db' | 'siteOrigin'>,
  invitation: NewInvitation,
): Promise<{ id: string; link: string }> => {
  if (await findPersonByEmail(ctx.db, invitation.email))
    throw new Refusal('invited-has-account', {}, 'email');
  const { id, code } = await ctx.db.transaction(async (tx) => {
    // Of several mails to one address the last one counts.
    await revokeInvitations(tx, { email: invitation.email });
    return insertInvitation(tx, invitation);
  });
  const link = ctx.siteOrigin() + routes.invite({ code });
  await mailInvitation(ctx, invitation, link);
  return { id, link };
};

/** Mails an invitation once more, with a new link. */
export const mailAgain = async (ctx: Context, id: string): Promise<void> => {
  const renewed = await renewInvitation(ctx.db, id);
  if (!renewed) throw new Refusal('invitation-over');
  const link = ctx.siteOrigin() + routes.invite({ code: renewed.code });
  await mailInvitation(ctx, renewed.invitation, link);
};

/** Takes an invitation back. */
export const takeBack = async (db: SiteDatabase, id: string): Promise<void> => {
  if ((await revokeInvitations(db, { id })) === 0) throw new Refusal('invitation-over');
};

const badLink = (): Refusal => new Refusal('link-used');

/** What stands in an invitation that still works. */
export const getInvitation = async (ctx: Context, code: string): Promise<InvitationRow> => {
  const found = await findOpenInvitation(ctx.db, code);
  if (!found) throw badLink();
  return found;
};

/** Makes the account of an invitation; whoever has the link has the mailbox. */
export const takeUp = async (
  ctx: Context,
  code: string,
  own: Pick<NewInvitation, 'firstName' | 'lastName' | 'language'> & { password: string },
): Promise<PersonRow> => {
  // First the password: a refused one must not use up the link.
  await refuseCommonPassword(own.password);
  return ctx.db.transaction(async (tx) => {
    const found = await useInvitation(tx, code);
    if (!found) throw badLink();
    const { email, role, is_owner: isOwner, areas } = found;
    const language = own.language ?? found.language;
    const { firstName, lastName, password } = own;
    const person = await createPerson(tx, {
      email,
      role,
      firstName,
      lastName,
      password,
      ...(language ? { language } : {}),
    });
    if (role === 'admin') await saveRights(tx, person.id, { isOwner, areas });
    ctx.audit.note({
      personId: person.id,
      subject: { kind: 'person', id: person.id },
      after: { role },
    });
    return person;
  });
};
