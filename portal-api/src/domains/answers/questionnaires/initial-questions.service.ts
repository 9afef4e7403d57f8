import { Refusal } from '@portal/shared-contracts/refusals';
import type { EndpointInput } from '@portal/shared-contracts';
import type { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import {
  announceOrder,
  findOrder,
  lockOrder,
  requireOrderOf,
  setInitialAnswers,
} from '../../orders/orders.service.ts';

type Given = Pick<
  EndpointInput<typeof saveInitialQuestions>,
  'customer_industries' | 'years_of_experience'
>;

interface InitialAnswers {
  customer_industries: readonly string[];
  years_of_experience: string | null;
}

const said = ({ customer_industries, years_of_experience }: InitialAnswers): string =>
  JSON.stringify([[...customer_industries].sort(), years_of_experience]);

/**
 * Stores the answers of the first gate, once: from then on the writer reads them.
 *
 * @throws Refusal `already-done` for other answers than the stored ones; the same once more are a repeated call.
 */
export const answerInitialQuestions = async (
  ctx: Context,
  orderId: string,
  given: Given,
): Promise<void> => {
  const order = await requireOrderOf(ctx, orderId);
  const isFirst = await ctx.db.transaction(async (tx) => {
    // Of two pages that send at once the second one reads what the first one stored.
    await lockOrder(tx, orderId);
    const now = await findOrder(tx, orderId);
    if (now && now.customer_industries.length > 0) {
      if (said(now) !== said(given)) throw new Refusal('answers-sent');
      return false;
    }
    await setInitialAnswers(tx, order, given);
    return true;
  });
  if (isFirst) await announceOrder(ctx, await requireOrderOf(ctx, orderId), { before: order });
};
