import { usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearSession } from '../session/session-store.ts';
import { invalidateOnEvents } from './invalidate-queries.ts';
import { connectLive } from './live-socket.ts';

/** Turns what the server says into portal events, and events into fresh reads. */
export const LiveUpdates = () => {
  const { user, events } = usePortal();
  const client = useQueryClient();
  const person = user?._id;
  useEffect(() => invalidateOnEvents(events, client), [events, client]);
  useEffect(() => {
    if (!person) return undefined;
    return connectLive({
      onEvent: ({ name, payload }) => events.publish(name, payload),
      onSessionEnd: () => clearSession(true),
      onGap: () => void client.invalidateQueries(),
    });
  }, [person, events, client]);
  return null;
};
