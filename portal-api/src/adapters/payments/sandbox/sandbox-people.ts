import { type Answer, unexpectedState, wireCharge, wireDispute } from './sandbox-answers.ts';
import type { SandboxBooks, SandboxIntent } from './sandbox-books.ts';
import { affirmDeclined, challengeFailed } from './sandbox-cards.ts';
import { findMethod, isWaiting, sandboxOutcomes, type SendMessage } from './sandbox-outcomes.ts';

/** What people do outside of the portal: at their bank, on Affirm's page, on the provider's own pages. */
export const sandboxPeople = (books: SandboxBooks, send: SendMessage) => {
  const { settle, decline, charge } = sandboxOutcomes(books, send);
  return {
    /** A refund that the firm makes on the provider's own pages. */
    refundByHand: async (intentId: string, amount?: number): Promise<void> => {
      await books.refundIntent(intentId, amount);
      const intent = await books.findIntent(intentId);
      if (intent) send('charge.refunded', wireCharge(intent));
    },
    /** What the buyer's bank does about a dispute. */
    dispute: async (intentId: string, amount: number, status: string): Promise<void> => {
      const dispute = await books.setDispute(intentId, amount, status);
      const isClosed = ['won', 'lost', 'warning_closed'].includes(status);
      send(`charge.dispute.${isClosed ? 'closed' : 'created'}`, wireDispute(dispute));
    },
    /** The bank's challenge, answered by the person. */
    challenge: async (intent: SandboxIntent, passed: boolean): Promise<Answer> => {
      if (intent.status !== 'requires_action') return unexpectedState(intent);
      if (!passed) return decline(intent, challengeFailed);
      const id = intent.payment_method ?? '';
      const method = await findMethod(books, id);
      return method ? charge(intent, method) : settle(intent, id);
    },
    /** Affirm's own page, answered by the person. */
    affirm: async (intent: SandboxIntent, accepted: boolean): Promise<Answer> => {
      if (!isWaiting(intent) || !intent.methods.includes('affirm')) return unexpectedState(intent);
      return accepted ? settle(intent, 'pm_affirm') : decline(intent, affirmDeclined);
    },
  };
};
