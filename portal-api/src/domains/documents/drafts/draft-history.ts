import type { Context } from '../../../kernel/context.ts';
import type { Happened, HistorySource, OrderRecord } from '../../orders/orders.service.ts';
import { draftStage, isVisibleToCustomer } from './draft-stage.ts';
import { type DraftRow, listDraftsOfOrder } from './drafts.repository.ts';
import { approvalOn } from './drafts.service.ts';

type Act = Pick<Happened, 'code' | 'by' | 'personId'> & { at: Date | null };

const sentBy = ({ writer_id: personId }: DraftRow) =>
  ({ code: 'draft-sent', by: 'writer', personId }) as const;

const reviewOf = (order: OrderRecord, { reviewed_at: at }: DraftRow): Act => ({
  code: 'draft-reviewed',
  by: 'customer',
  personId: order.client_id,
  at,
});

/** The customer hears of a draft when it arrives, and never of what the firm said of it before. */
const forCustomer = (ctx: Context, order: OrderRecord, draft: DraftRow): Act[] => {
  if (!isVisibleToCustomer(draftStage(draft, approvalOn(ctx)))) return [];
  return [{ ...sentBy(draft), at: draft.judged_at ?? draft.created_at }, reviewOf(order, draft)];
};

const forStaff = (order: OrderRecord, draft: DraftRow): Act[] => [
  { ...sentBy(draft), at: draft.created_at },
  {
    code: draft.approval === 'rejected' ? 'draft-sent-back' : 'draft-approved',
    by: 'admin',
    at: draft.judged_at,
  },
  reviewOf(order, draft),
];

const entriesOf = (ctx: Context, order: OrderRecord, draft: DraftRow): Happened[] => {
  const acts = ctx.actor.role === 'user' ? forCustomer(ctx, order, draft) : forStaff(order, draft);
  const service = order.package.packageServices.find(({ _id }) => _id === draft.service_id);
  return acts.flatMap(({ at, ...act }) =>
    at === null
      ? []
      : [
          {
            ...act,
            at: at.toISOString(),
            number: draft.number,
            ...(service ? { service: service.serviceName } : {}),
          },
        ],
  );
};

/** What happened to the drafts of an order, as far as this reader may know it. */
export const draftHistory: HistorySource = async (ctx, order) => {
  const drafts = await listDraftsOfOrder(ctx.db, order._id);
  return drafts.flatMap((draft) => entriesOf(ctx, order, draft));
};
