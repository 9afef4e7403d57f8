import type { Notification } from '@portal/shared-contracts/notifications';
import { routes } from '@portal/shared-contracts/remote';

/** Where a notification leads: its order, or the invoices (HS-71). */
export const notificationTarget = ({ order_id }: Pick<Notification, 'order_id'>): string =>
  order_id === 'invoices' ? routes.invoices({}) : routes.orderView({ id: order_id });
