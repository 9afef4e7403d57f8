import { portalEvents, type PortalEventName } from '@portal/shared-contracts/remote';
import type { PortalEvents } from '@portal/shared-contracts/react';
import type { QueryClient } from '@tanstack/react-query';

/** Which reads an event makes stale, by the beginning of their query keys. */
const staleKeys: Readonly<Record<PortalEventName, readonly string[]>> = {
  'session.changed': [],
  'session.expired': [],
  'person.changed': ['people'],
  // Whoever takes an order over or hands it on has other messages waiting.
  'order.changed': ['orders', 'documents', 'questionnaires', 'invoices', 'chat.unread'],
  'task.completed': ['orders', 'documents', 'questionnaires'],
  'payment.succeeded': ['orders', 'invoices', 'packages'],
  'chat.unread-changed': ['chat.unread', 'orders.firm.dashboard'],
  'notifications.changed': ['notifications'],
  'card.saved': ['boards'],
  'board.changed': ['boards'],
  // Lists stay as they are and say themselves what is new.
  'admin.changed': [],
};

/** Refreshes what is on the screen after any event, whoever sent it; the result stops. */
export const invalidateOnEvents = (events: PortalEvents, client: QueryClient): (() => void) => {
  const names = Object.keys(portalEvents) as PortalEventName[];
  const stops = names.map((name) =>
    events.subscribe(name, () => {
      for (const key of staleKeys[name])
        void client.invalidateQueries({ queryKey: key.split('.') });
    }),
  );
  return () => stops.forEach((stop) => stop());
};
