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

/** So long what was just read again is left alone: an act on many orders is one event for each. */
const PAUSE = 700;

interface Rest {
  timer: ReturnType<typeof setTimeout>;
  /** More was heard meanwhile. */
  isDue: boolean;
}

/** Reads again at once, and what is heard of within the pause once more after it. */
const gathering = (read: (key: string) => void) => {
  const resting = new Map<string, Rest>();
  const wake = (key: string): void => {
    const isDue = resting.get(key)?.isDue;
    resting.delete(key);
    if (isDue) hear(key);
  };
  const hear = (key: string): void => {
    const rest = resting.get(key);
    if (rest) {
      rest.isDue = true;
      return;
    }
    resting.set(key, { timer: setTimeout(wake, PAUSE, key), isDue: false });
    read(key);
  };
  /** Whatever still waits is read now, so that nothing is lost. */
  const end = (): void => {
    for (const [key, { timer, isDue }] of resting) {
      clearTimeout(timer);
      if (isDue) read(key);
    }
    resting.clear();
  };
  return { hear, end };
};

/** Refreshes what is on the screen after any event, whoever sent it; the result stops. */
export const invalidateOnEvents = (events: PortalEvents, client: QueryClient): (() => void) => {
  const { hear, end } = gathering(
    (key) => void client.invalidateQueries({ queryKey: key.split('.') }),
  );
  const names = Object.keys(portalEvents) as PortalEventName[];
  const stops = names.map((name) => events.subscribe(name, () => staleKeys[name].forEach(hear)));
  return () => {
    stops.forEach((stop) => stop());
    end();
  };
};
