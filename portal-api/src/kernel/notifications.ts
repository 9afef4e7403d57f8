import type { Language } from '@portal/shared-contracts';
import type { Notice } from '@portal/shared-contracts/notices';
import type { Notification } from '@portal/shared-contracts/notifications';

/** What somebody should hear of. */
export interface Notifying {
  personId: string;
  /** The order it is about, or `invoices`. */
  orderId: string;
  notice: Notice;
  /** Who caused it; nothing for the firm itself. */
  senderId?: string;
}

/** Who reads, and in which language. */
export interface Reader {
  id: string;
  language: Language;
}

/** Whoever makes a call, as the bell knows them. */
export const readerOf = ({
  actor,
  language,
}: {
  actor: { id: string };
  language: Language;
}): Reader => ({
  id: actor.id,
  language,
});

/** The bell of the portal. */
export interface NotificationsService {
  /** Stores the notice and tells the person's open tabs. */
  notify(notifying: Notifying): Promise<void>;
  /** What waits in the bell. */
  list(reader: Reader): Promise<Notification[]>;
  /** The latest of an order, cleared ones too. */
  ofOrder(reader: Reader, orderId: string): Promise<Notification[]>;
  clear(reader: Reader, ids: readonly string[]): Promise<Notification[]>;
  /** Takes the person's step on this order out of the bell: it is done, or another one came. */
  clearSteps(personId: string, orderId: string): Promise<void>;
}
