import { type Area, holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type DossierEntry } from '@portal/shared-contracts/admin';
import { routes } from '@portal/shared-contracts/remote';
import { conversationsOfPerson } from '../../domains/chat/conversations/conversations.service.ts';
import { hasDraftsOf } from '../../domains/documents/drafts/drafts.service.ts';
import { mailsOfPerson } from '../../domains/mail-notices/mail-notices.service.ts';
import {
  countOpenOrders,
  hasOrdersOf,
  moveOrders,
  openOrdersOf,
  ordersOfPerson,
} from '../../domains/orders/orders.service.ts';
import { invoicesOfPerson } from '../../domains/payments/invoices/invoices.service.ts';
import { printedNumber } from '../../domains/payments/invoices/present-invoice.ts';
import type { PersonWork } from '../../domains/people/firm-people/person-work.ts';
import { reviewsOfPerson } from '../../domains/reviews/reviews.service.ts';
import type { Context } from '../../kernel/context.ts';

const MOST = 50;

const entry = (
  row: { id: string; created_at: Date },
  title: string,
  to: string | null,
): DossierEntry => ({ _id: row.id, title, at: row.created_at.toISOString(), to });

// Nobody is led to a page that refuses them.
const within = ({ actor }: Pick<Context, 'actor'>, area: Area, to: string): string | null =>
  holdsArea(actor.admin, area) ? to : null;

/** What hangs on an account, as a person's page shows it and as closing the account asks for it. */
export const PERSON_WORK: PersonWork = {
  countOpen: countOpenOrders,
  openOrders: openOrdersOf,
  move: moveOrders,
  hasWork: async (db, personId) =>
    (await hasOrdersOf(db, personId)) || (await hasDraftsOf(db, personId)),
  orders: async (ctx, personId) => {
    const rows = await ordersOfPerson(ctx.db, personId, MOST);
    return {
      open: rows[0]?.open ?? 0,
      entries: rows.map((row) =>
        entry(row, row.title, within(ctx, 'orders', adminRoutes.order({ id: row.id }))),
      ),
    };
  },
  dossier: {
    invoices: async (ctx, personId) =>
      (await invoicesOfPerson(ctx.db, personId, MOST)).map((row) =>
        entry(
          row,
          `${printedNumber(row.number)} ${row.package_name}`,
          within(ctx, 'money', adminRoutes.invoice({ id: row.id })),
        ),
      ),
    reviews: async ({ db }, personId) =>
      (await reviewsOfPerson(db, personId, MOST)).map((row) =>
        entry(row, row.file_name ?? '', routes.review({ id: row.id })),
      ),
    conversations: async (ctx, personId) =>
      (await conversationsOfPerson(ctx.db, personId, MOST)).map((row) =>
        entry(
          { id: row.id, created_at: row.last_at },
          row.number === null ? ctx.site.settings.companyName : `#${row.number}`,
          row.order_id && within(ctx, 'orders', adminRoutes.order({ id: row.order_id })),
        ),
      ),
    mails: async ({ db }, personId) =>
      (await mailsOfPerson(db, personId, MOST)).map((row) => entry(row, row.subject, null)),
  },
};
