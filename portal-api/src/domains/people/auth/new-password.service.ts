import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import type { Actor, Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { wordDuration } from '../../../kernel/words/formats.ts';
import type { AccountNeeds } from '../email/account-needs.ts';
import { clearUnproven } from '../email/unproven.service.ts';
import {
  findPersonByEmail,
  holdAlone,
  replacePassword,
  updatePerson,
} from '../people.repository.ts';
import { getPerson, refuseKnownPassword } from '../people.service.ts';
import { mailPerson } from '../person-mails.service.ts';
import { openSession, tellPerson } from './auth.service.ts';
import {
  findCodeOwner,
  issueCode,
  redeemCode,
  voidCodes,
} from '../credentials/codes.repository.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { endSessions, type NewSession, renewSession } from '../credentials/sessions.repository.ts';
import type { Verified } from '../credentials/sign-in.service.ts';

const mailOfPassword = (ctx: Context, personId: string): void => {
  const link = ctx.origin + routes.forgotPassword({});
  tellPerson(ctx, personId, (person) =>
    mailPerson(ctx, person, (_language, params) => ({ mail: 'password-changed', params, link })),
  );
};

/** Ends what came in by the former password, and every older link. */
const endFormer = async (
  tx: SiteDatabase,
  personId: string,
  keptSession?: string,
): Promise<string[]> => {
  await voidCodes(tx, personId);
  return endSessions(tx, personId, keptSession);
};

const afterChange = async (ctx: Context, former: Verified, ended: string[]): Promise<void> => {
  await ctx.live.endSessions(ended);
  if (former.password_hash !== null) mailOfPassword(ctx, former.id);
};

/**
 * Sets a password whose right to be changed was proven, and ends every other session; this browser stays, with a
 * fresh cookie. Where the proven one was replaced meanwhile, nothing changes.
 */
export const changePassword = async (
  ctx: Context,
  former: Verified,
  { password, actor }: { password: string; actor: Actor },
): Promise<NewSession> => {
  await refuseKnownPassword(ctx, password, await getPerson(ctx.db, former.id));
  const password_hash = await hashPassword(password);
  const ended = await ctx.db.transaction(async (tx) => {
    if (!(await replacePassword(tx, former, password_hash)))
      throw new Refusal('password-wrong', {}, 'currentPassword');
    return endFormer(tx, former.id, actor.sessionId);
  });
  await afterChange(ctx, former, ended);
  // A session that ended meanwhile, in another tab, is begun anew.
  const renewed = await renewSession(ctx.db, actor.sessionId);
  return renewed ?? openSession(ctx, { id: former.id, password_hash }, { remember: false });
};

/** Sends a link to a known address. The caller does not wait, so the time tells nothing. */
export const sendResetLink = async (ctx: Context, email: string): Promise<void> => {
  const person = await findPersonByEmail(ctx.db, email);
  if (!person) return;
  const code = await issueCode(ctx.db, {
    personId: person.id,
    purpose: 'reset-password',
    minutes: limits.resetCodeMinutes,
  });
  await mailPerson(ctx, person, (language, named) => ({
    mail: 'password-reset',
    params: { ...named, duration: wordDuration(limits.resetCodeMinutes, 'minute', language) },
    link: ctx.origin + routes.resetPassword({ code }),
  }));
};

/** Sets a password by a link: code, proof of the mailbox and password hold together or not at all. */
export const resetWithCode = async (
  ctx: Context,
  { code, password }: { code: string; password: string },
  needs: AccountNeeds,
): Promise<void> => {
  const link = { token: code, purposes: ['reset-password', 'first-password'] as const };
  const ownerId = await findCodeOwner(ctx.db, link);
  // First the password: a refused one must not use up the link.
  await refuseKnownPassword(ctx, password, ownerId ? await getPerson(ctx.db, ownerId) : undefined);
  if (!ownerId) throw new Refusal('link-used');
  const password_hash = await hashPassword(password);
  const { former, ended } = await ctx.db.transaction(async (tx) => {
    // The person before the code, as whoever changes a password takes them.
    const person = await holdAlone(tx, ownerId);
    if (!person || !(await redeemCode(tx, link))) throw new Refusal('link-used');
    ctx.audit.note({ personId: ownerId, subject: { kind: 'person', id: ownerId } });
    const isUnproven = person.email_proven_at === null;
    const ended = await (isUnproven ? clearUnproven(tx, ownerId, needs) : endFormer(tx, ownerId));
    // The link came by mail, so the mailbox is theirs.
    await updatePerson(tx, ownerId, { password_hash, email_proven_at: tx.now() });
    return { former: person, ended };
  });
  await afterChange(ctx, former, ended);
};
