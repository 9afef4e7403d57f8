import { routes } from '@portal/shared-contracts/remote';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { type MailEvent, mailEvents } from '@portal/shared-contracts/mails';
import type { NoticeRow } from '../queue/notice.record.ts';

/** Where the button of a mail leads. */
export type LinkKind = 'order' | 'conversation' | 'invoices' | 'payment' | 'portal' | 'mails';

type Linked = Pick<NoticeRow, 'event' | 'order_id' | 'subject_id'>;

const kinds: Partial<Readonly<Record<MailEvent, LinkKind>>> = {
  'invoice-issued': 'invoices',
  'invoice-paid': 'invoices',
  refunded: 'invoices',
  'admin-message': 'conversation',
  dispute: 'payment',
  'refund-failed': 'payment',
  'mail-failed': 'mails',
};

/** What a notice is about, as its button says it. */
export const linkKindOf = ({ event, order_id }: Pick<Linked, 'event' | 'order_id'>): LinkKind =>
  kinds[event] ?? (order_id === null ? 'portal' : 'order');

const pathOf = (notice: Linked): string => {
  const isAdmin = mailEvents[notice.event].role === 'admin';
  const kind = linkKindOf(notice);
  const order = { id: notice.order_id ?? '' };
  const paths: Readonly<Record<LinkKind, () => string>> = {
    mails: () => adminRoutes.mails({}),
    invoices: () => routes.invoices({}),
    payment: () => adminRoutes.payment({ id: notice.subject_id ?? '' }),
    order: () => (isAdmin ? adminRoutes.order(order) : routes.orderView(order)),
    conversation: () => adminRoutes.inbox({ conversationId: notice.subject_id ?? undefined }),
    portal: () => (isAdmin ? adminRoutes.home({}) : routes.dashboard({})),
  };
  return paths[kind]();
};

/** The address behind the button. */
export const linkOf = (origin: string, notice: Linked): string => origin + pathOf(notice);
