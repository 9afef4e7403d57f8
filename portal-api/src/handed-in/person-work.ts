import { adminRoutes, type DossierEntry } from '@portal/shared-contracts/admin';
import { routes } from '@portal/shared-contracts/remote';
import { conversationsOfPerson } from '../domains/chat/conversations/conversations.service.ts';
import { hasDraftsOf } from '../domains/documents/drafts/drafts.service.ts';
import { mailsOfPerson } from '../domains/mail-notices/mail-notices.service.ts';
import {
  countOpenOrders,
  hasOrdersOf,
  moveOrders,
  openOrdersOf,
  ordersOfPerson,
} from '../domains/orders/orders.service.ts';
import { invoicesOfPerson } from '../domains/payments/invoices/invoices.service.ts';
import type { PersonWork } from '../domains/people/firm-people/person-work.ts';
import { reviewsOfPerson } from '../domains/reviews/reviews.service.ts';

const MOST = 50;

const entry = (
  row: { id: string; created_at: Date },
  title: string,
  to: string | null,
): DossierEntry => ({ _id: row.id, title, at: row.created_at.toISOString(), to });

/** What hangs on an account, as a person's page shows it and as closing the account asks for it. */
export const PERSON_WORK: PersonWork = {
  countOpen: countOpenOrders,
  openOrders: openOrdersOf,
  move: moveOrders,
  hasWork: async (db, personId) =>
    (await hasOrdersOf(db, personId)) || (await hasDraftsOf(db, personId)),
  orders: async ({ db }, personId) => {
    const rows = await ordersOfPerson(db, personId, MOST);
    return {
      open: rows[0]?.open ?? 0,
      entries: rows.map((row) => entry(row, row.title, adminRoutes.order({ id: row.id }))),
    };
  },
  dossier: {
    invoices: async ({ db }, personId) =>
      (await invoicesOfPerson(db, personId, MOST)).map((row) =>
        entry(row, `${row.number} ${row.package_name}`, null),
      ),
    reviews: async ({ db }, personId) =>
      (await reviewsOfPerson(db, personId, MOST)).map((row) =>
        entry(row, row.id, routes.review({ id: row.id })),
      ),
    conversations: async ({ db, site }, personId) =>
      (await conversationsOfPerson(db, personId, MOST)).map(({ id, order_id, number, last_at }) =>
        entry(
          { id, created_at: last_at },
          number === null ? site.settings.companyName : `#${site.settings.orderPrefix}${number}`,
          order_id === null ? null : adminRoutes.order({ id: order_id }),
        ),
      ),
    mails: async ({ db }, personId) =>
      (await mailsOfPerson(db, personId, MOST)).map((row) => entry(row, row.subject, null)),
  },
};
