import { Refusal } from '@portal/shared-contracts/refusals';
import { requireConfirmed } from '../../../http/security/confirmed.policy.ts';
import type { Context } from '../../../kernel/context.ts';
import { isFreshSession } from '../credentials/sessions.repository.ts';
import { getPerson } from '../people.service.ts';
import { describeFactor } from '../two-step/two-step.service.ts';

/**
 * Refuses whoever has not shown within ten minutes who it is. Who has neither password nor app can show it only by
 * having signed in just now (ASVS 7.5.2).
 */
export const requireFresh = async (ctx: Pick<Context, 'actor' | 'db'>): Promise<void> => {
  const { id, isConfirmed, sessionId } = ctx.actor;
  if (isConfirmed) return;
  const { password_hash } = await getPerson(ctx.db, id);
  const { isOn: hasApp } = await describeFactor(ctx.db, id);
  if (password_hash !== null || hasApp) return requireConfirmed(ctx);
  if (!(await isFreshSession(ctx.db, sessionId))) throw new Refusal('sign-in-not-fresh');
};
