import { usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadSession } from '../session/load-session.ts';
import { clearSession } from '../session/session-store.ts';
import { invalidateOnEvents } from './invalidate-queries.ts';
import { connectLive } from './live-socket.ts';

/** Turns what the server says into portal events, and events into fresh reads. */
export const LiveUpdates = () => {
  const { user, events, language } = usePortal();
  const client = useQueryClient();
  const person = user?._id;
  const shown = useRef(language);
  // The first reads start with the document, those of somebody who signs in later with that.
  const began = useRef(0);
  useEffect(() => invalidateOnEvents(events, client), [events, client]);
  useEffect(() => {
    const since = began.current;
    const stop =
      person &&
      connectLive({
        onEvent: ({ name, payload }) => events.publish(name, payload),
        onSessionEnd: () => clearSession(true),
        onRefused: () => void loadSession(),
        onGap: () => {
          // A changed right cuts the connection, and the news of it is told meanwhile.
          void loadSession();
          void client.invalidateQueries();
        },
        age: () => performance.now() - since,
      });
    return () => {
      began.current = performance.now();
      if (stop) stop();
    };
  }, [person, events, client]);
  // Notices and refusals come in the words of the page's language.
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void client.invalidateQueries();
  }, [language, client]);
  return null;
};
