import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { wordDuration } from '../../../kernel/words/formats.ts';
import { mailPerson } from '../person-mails.service.ts';
import { issueCode, redeemCode, voidCodes } from '../credentials/codes.repository.ts';
import { findPersonByEmail, type PersonRow, updatePerson } from '../people.repository.ts';
import { refuseInactive } from '../credentials/sign-in.service.ts';
import { getPerson } from '../people.service.ts';
import { removeFactorsSince } from '../two-step/two-step.service.ts';
import type { AccountNeeds } from './account-needs.ts';
import { clearOut, clearUnproven } from './unproven.service.ts';

const HOUR_MINUTES = 60;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const linkFor = async (ctx: Context, personId: string, email: string): Promise<string> => {
  const code = await issueCode(ctx.db, {
    personId,
    purpose: 'confirm-email',
    minutes: limits.confirmEmailHours * HOUR_MINUTES,
    detail: email,
  });
  return ctx.origin + routes.confirmEmail({ code });
};

const mailLink = async (
  ctx: Context,
  person: PersonRow,
  { email, link }: { email: string; link: string },
): Promise<void> => {
  const holder = await findPersonByEmail(ctx.db, email);
  if (holder && holder.id !== person.id)
    return mailPerson(ctx, holder, (_language, params) => ({
      mail: 'email-in-use',
      params,
      link: ctx.origin + routes.login({}),
    }));
  await mailPerson(
    ctx,
    person,
    (language, named) => ({
      mail: 'confirm-email',
      params: {
        ...named,
        email,
        duration: wordDuration(limits.confirmEmailHours, 'hour', language),
      },
      link,
    }),
    email,
  );
};

/**
 * Notes that an address is to be confirmed, and answers with what mails the link. Where another account has it, its
 * owner is told instead; whoever asked sees no difference, so nobody learns who has an account.
 */
export const askToConfirm = async (
  ctx: Context,
  person: PersonRow,
  email: string,
): Promise<() => Promise<void>> => {
  const link = await linkFor(ctx, person.id, email);
  return () => mailLink(ctx, person, { email, link });
};

const refuseHeld = async (tx: SiteDatabase, email: string, ownId: string): Promise<void> => {
  const holder = await findPersonByEmail(tx, email);
  if (holder && holder.id !== ownId) throw new Refusal('email-gone');
};

/** The code that sets a password at once, for whoever has just shown whose mailbox it is. */
const passwordCode = (tx: SiteDatabase, personId: string): Promise<string> =>
  issueCode(tx, { personId, purpose: 'reset-password', minutes: limits.resetCodeMinutes });

interface Confirmed {
  person: PersonRow;
  ended: string[];
  code: string | null;
}

const takeOver = async (
  tx: SiteDatabase,
  person: PersonRow,
  { email, needs }: { email: string; needs: AccountNeeds },
): Promise<Confirmed> => {
  await updatePerson(tx, person.id, { email, email_proven_at: tx.now() });
  await voidCodes(tx, person.id);
  // A mailbox that nobody ever proved may be a stranger's, who must not get a way in.
  if (person.email_proven_at !== null) await needs.mailFormerAddress(tx, person);
  return { person, ended: [], code: null };
};

const prove = async (
  tx: SiteDatabase,
  person: PersonRow,
  { isOwnBrowser, needs }: { isOwnBrowser: boolean; needs: AccountNeeds },
): Promise<Confirmed> => {
  await updatePerson(tx, person.id, { email_proven_at: tx.now() });
  if (isOwnBrowser || person.email_proven_at !== null) return { person, ended: [], code: null };
  const ended = await clearUnproven(tx, person.id, needs);
  return { person, ended, code: await passwordCode(tx, person.id) };
};

/**
 * Takes an address over to which its code was mailed. Whoever proves the address of an account that somebody
 * else opened gets it empty: without sessions and password, and with a code for a new one.
 */
export const confirmAddress = async (
  ctx: Context,
  token: string,
  needs: AccountNeeds,
): Promise<string | null> => {
  const { person, ended, code } = await ctx.db.transaction(async (tx) => {
    const found = await redeemCode(tx, { token, purposes: ['confirm-email'] });
    if (!found?.detail) throw new Refusal('link-used');
    await refuseHeld(tx, found.detail, found.personId);
    const owner = await getPerson(tx, found.personId);
    const confirmed = isSame(owner.email, found.detail)
      ? await prove(tx, owner, { isOwnBrowser: ctx.visitor?.id === owner.id, needs })
      : await takeOver(tx, owner, { email: found.detail, needs });
    ctx.audit.note({ personId: owner.id, subject: { kind: 'person', id: owner.id } });
    return confirmed;
  });
  await ctx.live.endSessions(ended);
  await ctx.live.publish({ type: 'person.changed', userId: person.id }, { people: [person.id] });
  return code;
};

/** Takes a change of the address back, signs everybody out and answers with a code for a new password. */
export const restoreAddress = async (
  ctx: Context,
  token: string,
  needs: AccountNeeds,
): Promise<string> => {
  const { ended, code } = await ctx.db.transaction(async (tx) => {
    const found = await redeemCode(tx, { token, purposes: ['restore-email'] });
    if (!found?.detail) throw new Refusal('link-used');
    const { personId, detail: email, expiresAt } = found;
    refuseInactive(ctx, await getPerson(tx, personId));
    await refuseHeld(tx, email, personId);
    await updatePerson(tx, personId, { email, email_proven_at: tx.now() });
    // Whoever took the account may have moved it twice: the earlier address decides, whoever opens the later one.
    const left = await clearOut(tx, personId, { waysBackFrom: expiresAt, needs });
    const changedAt = new Date(expiresAt.getTime() - limits.restoreEmailDays * DAY);
    await needs.dropMailsToFormer(tx, personId, changedAt);
    // Whoever took the account may have put a lock of their own on it meanwhile.
    const since = tx.now().getTime() - limits.restoreEmailDays * DAY;
    await removeFactorsSince(tx, personId, new Date(since));
    const next = await passwordCode(tx, personId);
    ctx.audit.note({ personId, subject: { kind: 'person', id: personId } });
    return { ended: left, code: next };
  });
  await ctx.live.endSessions(ended);
  return code;
};
