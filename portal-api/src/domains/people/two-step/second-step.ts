import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { findCodeOwner, issueCode, redeemCode } from '../credentials/codes.repository.ts';
import { type Verified, whileSamePassword } from '../credentials/sign-in.service.ts';
import { getPerson } from '../people.service.ts';
import { hasSecondFactor, requireCode } from './two-step.service.ts';

const REMEMBER = 'remember';
const purposes = ['second-step'] as const;

/**
 * Whoever has a second factor is not in yet: the browser gets a ticket in a cookie that says whose first step
 * was right, and the sign-in goes on at the second one.
 */
export const askForSecondStep = async (
  ctx: Context,
  verified: Verified,
  remember: boolean,
): Promise<void> => {
  const { id: personId } = verified;
  if (!(await hasSecondFactor(ctx.db, personId))) return;
  const minutes = limits.secondStepMinutes;
  const detail = remember ? REMEMBER : '';
  const ticket = await whileSamePassword(ctx.db, verified, (tx) =>
    issueCode(tx, { personId, purpose: 'second-step', minutes, detail }),
  );
  ctx.browser.setTicket(ticket, new Date(ctx.now().getTime() + minutes * MINUTE));
  throw new Refusal('second-step-needed');
};

/** Who took both steps, by which password, and whether the browser shall remember it. */
export interface StepTaken {
  person: Verified;
  remember: boolean;
}

/** Whose first step was right in this browser; refuses when that was too long ago. */
export const ownerOfTicket = async (ctx: Context): Promise<string> => {
  const token = ctx.browser.ticket ?? '';
  const personId = await findCodeOwner(ctx.db, { token, purposes });
  if (!personId) throw new Refusal('second-step-over');
  ctx.audit.note({ subject: { kind: 'person', id: personId } });
  return personId;
};

/** Ends the ticket together with what proves the second step, all or nothing. */
const endTicket = async (ctx: Context, tx: SiteDatabase): Promise<StepTaken> => {
  const token = ctx.browser.ticket ?? '';
  const redeemed = await redeemCode(tx, { token, purposes });
  if (!redeemed) throw new Refusal('second-step-over');
  const { personId } = redeemed;
  ctx.audit.note({ personId });
  return { person: await getPerson(tx, personId), remember: redeemed.detail === REMEMBER };
};

/** Takes the second step by something that is used up with it. */
export const takeSecondStepBy = async (
  ctx: Context,
  use: (tx: SiteDatabase) => Promise<void>,
): Promise<StepTaken> => {
  const taken = await ctx.db.transaction(async (tx) => {
    await use(tx);
    return endTicket(ctx, tx);
  });
  ctx.browser.setTicket('', new Date(0));
  return taken;
};

/** The person whose ticket and code these are; the ticket ends with it. */
export const takeSecondStep = async (ctx: Context, code: string): Promise<StepTaken> => {
  const personId = await ownerOfTicket(ctx);
  const taken = await requireCode(ctx, { personId, typed: code }, (tx) => endTicket(ctx, tx));
  ctx.browser.setTicket('', new Date(0));
  return taken;
};
