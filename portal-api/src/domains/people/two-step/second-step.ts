import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { findCodeOwner, issueCode, redeemCode } from '../auth/codes.repository.ts';
import { hasSecondFactor, requireCode } from './two-step.service.ts';

const REMEMBER = 'remember';
const purposes = ['second-step'] as const;

/**
 * Whoever has a second factor is not in yet: the browser gets a ticket in a cookie that says whose first step
 * was right, and the sign-in goes on at the second one.
 */
export const askForSecondStep = async (
  ctx: Context,
  personId: string,
  remember: boolean,
): Promise<void> => {
  if (!(await hasSecondFactor(ctx.db, personId))) return;
  const minutes = limits.secondStepMinutes;
  const detail = remember ? REMEMBER : '';
  const ticket = await issueCode(ctx.db, { personId, purpose: 'second-step', minutes, detail });
  ctx.browser.setTicket(ticket, new Date(ctx.now().getTime() + minutes * 60_000));
  throw new Refusal('second-step-needed');
};

/** The person whose ticket and code these are; the ticket ends with it. */
export const takeSecondStep = async (
  ctx: Context,
  code: string,
): Promise<{ personId: string; remember: boolean }> => {
  const token = ctx.browser.ticket ?? '';
  const personId = await findCodeOwner(ctx.db, { token, purposes });
  if (!personId) throw new Refusal('second-step-over');
  ctx.audit.note({ subject: { kind: 'person', id: personId } });
  await requireCode(ctx, personId, code);
  const ticket = await redeemCode(ctx.db, { token, purposes });
  if (!ticket) throw new Refusal('second-step-over');
  ctx.audit.note({ personId });
  ctx.browser.setTicket('', new Date(0));
  return { personId, remember: ticket.detail === REMEMBER };
};
