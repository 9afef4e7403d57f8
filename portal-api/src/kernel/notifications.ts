import type { Notification } from '@portal/shared-contracts/notifications';

/** What somebody should hear of. */
export interface Notice {
  personId: string;
  /** The order it is about, or `invoices`. */
  orderId: string;
  content: string;
  /** Machine-readable kind, e.g. `draft-uploaded`. */
  action: string;
  /** Who caused it; nothing for the firm itself. */
  senderId?: string;
}

/** The bell of the portal. */
export interface NotificationsService {
  /** Stores the notice and tells the person's open tabs. */
  notify(notice: Notice): Promise<void>;
  list(personId: string): Promise<Notification[]>;
  ofOrder(personId: string, orderId: string): Promise<Notification[]>;
  clear(personId: string, ids: readonly string[]): Promise<Notification[]>;
}
