import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { guardGuess } from '../auth/guesses.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { keyOfAddress } from '../auth/sign-in.service.ts';
import type { PersonRow } from '../people.repository.ts';
import { askToConfirm } from './email.service.ts';

/** Mails to one mailbox, and mails that one person may cause, within an hour. */
const MAILS_PER_ADDRESS = { max: 5, seconds: 3600 };
export const MAILS_PER_PERSON = { max: 10, seconds: 3600 };

const PASSWORD_GUESSES = { max: 10, seconds: 900 };

/** Refuses unless the person's own password came along; only wrong ones count. */
export const requirePassword = async (
  ctx: Context,
  person: PersonRow,
  password: string | undefined,
): Promise<void> => {
  if (!password) throw new Refusal('password-needed', {}, 'currentPassword');
  const guess = { key: `password:${person.id}`, rule: PASSWORD_GUESSES };
  await guardGuess(ctx, [guess], async () => {
    if (!(await verifyPassword(password, person.password_hash)))
      throw new Refusal('password-wrong', {}, 'currentPassword');
  });
};

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

/** Begins a change of the address; it holds once the new mailbox has confirmed it. */
export const beginEmailChange = (ctx: Context, person: PersonRow, email: string): void => {
  // Not awaited: a free address and a taken one answer in the same time.
  void askToConfirm(ctx, person, email).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'confirmation not mailed'),
  );
};
