import { chooseLanguage, limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import { requireArea } from '../../../http/security/areas.policy.ts';
import type { Actor, Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { composeMail } from '../../../kernel/mails/compose-mail.ts';
import { wordDuration } from '../../../kernel/words/formats.ts';
import { saveRights } from '../admins/admins.repository.ts';
import { createPerson, refuseKnownPassword } from '../people.service.ts';
import { findPersonByEmail, type PersonRow } from '../people.repository.ts';
import {
  asksAdmin,
  findOpenInvitation,
  findWritten,
  insertInvitation,
  type InvitationRow,
  type NewInvitation,
  noteMailed,
  renewInvitation,
  revokeInvitations,
  useInvitation,
  type WhichInvitations,
} from './invitations.repository.ts';

/** Mails the link of an invitation, and answers it. */
export const mailInvitation = async (
  ctx: Pick<SiteContext, 'site' | 'mail' | 'db' | 'siteOrigin'>,
  { email: to, language, note }: Pick<NewInvitation, 'email' | 'language' | 'note'>,
  code: string,
): Promise<string> => {
  const link = ctx.siteOrigin() + routes.invite({ code });
  // A later try of the same call gave it another code, and mails that one.
  if (!(await findOpenInvitation(ctx.db, code))) return link;
  const { settings } = ctx.site;
  const read = chooseLanguage(language, settings.language);
  const duration = wordDuration(limits.invitationDays, 'day', read);
  const params = { company: settings.companyName, duration };
  const facts = note === '' ? {} : { note };
  const words = composeMail(ctx.site, { mail: 'invitation', params, facts, link }, read);
  await ctx.mail.send({ to, ...words });
  await noteMailed(ctx.db, code);
  return link;
};

/** Who gives the order; nobody where it is a command. */
type By = Actor | undefined;

// Nobody but an owner makes, mails or ends what makes an admin (BO-02).
const refuseTouching = async (
  tx: SiteDatabase,
  which: WhichInvitations,
  actor: By,
): Promise<void> => {
  if (actor && (await asksAdmin(tx, which))) requireArea({ actor }, 'owner');
};

/**
 * Writes an invitation down; of several to one address the last one counts. The same one again has no code once it was
 * mailed; before that a fresh one, for nobody knows what became of the mail.
 */
export const writeInvitation = async (
  tx: SiteDatabase,
  invitation: NewInvitation,
  by: By,
): Promise<{ id: string; code: string | undefined }> => {
  const { id } = invitation;
  const written = id === undefined ? undefined : await findWritten(tx, id, invitation.email);
  if (id !== undefined && written)
    return { id, code: written.isUnmailed ? (await renewInvitation(tx, id))?.code : undefined };
  await refuseTouching(tx, { email: invitation.email }, by);
  await revokeInvitations(tx, { email: invitation.email });
  return insertInvitation(tx, invitation);
};

/** Asks somebody to come, by mail; the answer is the link that the mail has, none where it was mailed before. */
export const invite = async (
  ctx: Pick<SiteContext, 'site' | 'mail' | 'db' | 'siteOrigin'>,
  invitation: NewInvitation,
  by?: By,
): Promise<{ id: string; link?: string }> => {
  if (await findPersonByEmail(ctx.db, invitation.email))
    throw new Refusal('invited-has-account', {}, 'email');
  const { id, code } = await ctx.db.transaction((tx) => writeInvitation(tx, invitation, by));
  return code === undefined ? { id } : { id, link: await mailInvitation(ctx, invitation, code) };
};

/** Asks whoever shall run a new firm to come. */
export const inviteOwner = (ctx: SiteContext, email: string): Promise<{ link?: string }> =>
  invite(ctx, {
    email,
    role: 'admin',
    rights: { isOwner: true, areas: [] },
    firstName: '',
    lastName: '',
    language: null,
    note: '',
    invitedBy: null,
  });

/** Mails an invitation once more, with a new link. */
export const mailAgain = async (ctx: Context, id: string): Promise<void> => {
  const renewed = await ctx.db.transaction(async (tx) => {
    await refuseTouching(tx, { id }, ctx.actor);
    return renewInvitation(tx, id);
  });
  if (!renewed) throw new Refusal('invitation-over');
  await mailInvitation(ctx, renewed.invitation, renewed.code);
};

/** Takes an invitation back. */
export const takeBack = ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await refuseTouching(tx, { id }, actor);
    if ((await revokeInvitations(tx, { id })) === 0) throw new Refusal('invitation-over');
  });

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
  const person = { email: '', first_name: own.firstName, last_name: own.lastName };
  await refuseKnownPassword(ctx, own.password, person);
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
