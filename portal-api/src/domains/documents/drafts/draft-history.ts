import type { HistoryEntry } from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { type HistorySource, nameOf, type OrderRecord } from '../../orders/orders.service.ts';
import { draftStage, isVisibleToCustomer } from './draft-stage.ts';
import { type DraftRow, listDraftsOfOrder } from './drafts.repository.ts';
import { approvalOn } from './drafts.service.ts';

type Happened = Pick<HistoryEntry, 'code' | 'by'> & { at: Date | null };

/** The customer hears of a draft when it arrives, and never of what the firm said of it before. */
const forCustomer = (ctx: Context, draft: DraftRow): Happened[] => {
  if (!isVisibleToCustomer(draftStage(draft, approvalOn(ctx)))) return [];
  return [
    { code: 'draft-sent', by: 'writer', at: draft.judged_at ?? draft.created_at },
    { code: 'draft-reviewed', by: 'customer', at: draft.reviewed_at },
  ];
};

const forStaff = (draft: DraftRow): Happened[] => [
  { code: 'draft-sent', by: 'writer', at: draft.created_at },
  {
    code: draft.approval === 'rejected' ? 'draft-sent-back' : 'draft-approved',
    by: 'admin',
    at: draft.judged_at,
  },
  { code: 'draft-reviewed', by: 'customer', at: draft.reviewed_at },
];

const entriesOf = (ctx: Context, order: OrderRecord, draft: DraftRow): HistoryEntry[] => {
  const happened = ctx.actor.role === 'user' ? forCustomer(ctx, draft) : forStaff(draft);
  const service = order.package.packageServices.find(({ _id }) => _id === draft.service_id);
  return happened.flatMap(({ code, by, at }) =>
    at === null
      ? []
      : [
          {
            code,
            by,
            at: at.toISOString(),
            name: nameOf(order, by),
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
