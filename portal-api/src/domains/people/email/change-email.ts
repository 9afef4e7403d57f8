import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { voidEmailChanges } from '../credentials/codes.repository.ts';
import { keyOfAddress, requirePassword } from '../credentials/sign-in.service.ts';
import type { PersonRow } from '../people.repository.ts';
import { askToConfirm } from './email.service.ts';

/** Mails to one mailbox, and mails that one person may cause, within an hour. */
const MAILS_PER_ADDRESS = { max: 5, seconds: HOUR_IN_SECONDS };
export const MAILS_PER_PERSON = { max: 10, seconds: HOUR_IN_SECONDS };

/** Whether the typed address is another one than the person has. */
export const isOtherEmail = (person: PersonRow, email: string): boolean =>
  person.email.toLowerCase() !== email.toLowerCase();

/** Checks everything that a change of the address needs, before anything is saved. */
export const refuseUnprovenChange = async (
  ctx: Context,
  person: PersonRow,
  change: { email: string; currentPassword?: string | undefined },
): Promise<void> => {
  if (person.password_hash === null) throw new Refusal('password-first', {}, 'email');
  await requirePassword(ctx, person, change.currentPassword);
  await ctx.limit(`email-mail:${person.id}`, MAILS_PER_PERSON);
  await ctx.limit(`email-to:${keyOfAddress(change.email)}`, MAILS_PER_ADDRESS);
};

/** Begins a change of the address; it holds once the new mailbox has confirmed it, and ends one that was begun before. */
export const beginEmailChange = async (
  ctx: Context,
  person: PersonRow,
  email: string,
): Promise<void> => {
  await voidEmailChanges(ctx.db, person);
  const mail = await askToConfirm(ctx, person, email);
  // Not awaited: a free address and a taken one answer in the same time.
  ctx.later(mail(), 'confirmation not mailed');
};
