import { Refusal, type RefusalSentence } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { MailRefused } from '../../../kernel/mailer.ts';
import { idOfCall } from '../../../kernel/rows/id-of-call.ts';
import { mailInvitation, writeInvitation } from '../invitations/invitations.service.ts';
import type { NewInvitation } from '../invitations/invitations.repository.ts';
import { findPersonByEmail } from '../people.repository.ts';

const MAILED_TOGETHER = 10;

/** A line of the table. */
type Line = Omit<NewInvitation, 'rights' | 'invitedBy'> & NewInvitation['rights'];

const refuseKnown = async (ctx: Context, people: readonly Line[]): Promise<void> => {
  const fields: Record<string, RefusalSentence> = {};
  const seen = new Set<string>();
  for (const [place, { email }] of people.entries()) {
    const key = email.toLowerCase();
    const field = `people.${place}.email`;
    if (seen.has(key)) fields[field] = { code: 'email-taken', params: {} };
    else if (await findPersonByEmail(ctx.db, email))
      fields[field] = { code: 'invited-has-account', params: {} };
    seen.add(key);
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invited-has-account', {}, fields);
};

interface Made {
  invitation: NewInvitation;
  code: string;
}

// What the same table has invited before is not mailed again.
const writeAll = async (ctx: Context, people: readonly Line[]): Promise<Made[]> =>
  ctx.db.transaction(async (tx) => {
    const made: Made[] = [];
    for (const [place, { isOwner, areas, ...person }] of people.entries()) {
      const rights = person.role === 'admin' ? { isOwner, areas } : { isOwner: false, areas: [] };
      const id = idOfCall(ctx, `invitation ${place}`);
      const invitation = { ...person, id, rights, invitedBy: ctx.actor.id };
      const { code } = await writeInvitation(tx, invitation, ctx.actor);
      if (code !== undefined) made.push({ invitation, code });
    }
    return made;
  });

const isBounce = (error: unknown): boolean => error instanceof MailRefused && error.isBounce;

/** Mails some at a time. A server that is down is not asked again; an unknown address stops nobody else. */
const mailAll = async (ctx: Context, made: readonly Made[]): Promise<string[]> => {
  const unmailed: string[] = [];
  for (let from = 0; from < made.length; from += MAILED_TOGETHER) {
    const some = made.slice(from, from + MAILED_TOGETHER);
    const sent = await Promise.allSettled(
      some.map(({ invitation, code }) => mailInvitation(ctx, invitation, code)),
    );
    const failed = sent.flatMap((one, place) =>
      one.status === 'rejected' ? [{ one, place }] : [],
    );
    unmailed.push(...failed.map(({ place }) => some[place]?.invitation.email ?? ''));
    const down = failed.find(({ one }) => !isBounce(one.reason));
    if (!down) continue;
    ctx.log.error({ err: down.one.reason }, 'invitations not mailed');
    const rest = made.slice(from + MAILED_TOGETHER);
    return [...unmailed, ...rest.map(({ invitation }) => invitation.email)];
  }
  return unmailed;
};

/**
 * Invites everybody of a table; one wrong line and nobody is asked. Whoever could not be mailed is invited all the
 * same and named, so that only those are mailed again.
 */
export const inviteEverybody = async (
  ctx: Context,
  people: readonly Line[],
): Promise<{ invited: number; unmailed: string[] }> => {
  await refuseKnown(ctx, people);
  const made = await writeAll(ctx, people);
  return { invited: people.length, unmailed: await mailAll(ctx, made) };
};
