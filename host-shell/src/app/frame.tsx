import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { useMemo } from 'react';
import { LiveUpdates } from '../live/live-updates.tsx';
import { SHELL } from '../remotes/events/event-bus.ts';
import { RemoteTools } from '../remotes/remote-tools.tsx';
import { useRemotes } from '../remotes/remotes-context.ts';
import { IdentityWatch } from '../session-watch/identity-watch.tsx';
import { LeaveGuard } from '../session/leave-guard.tsx';
import { SessionWatch } from '../session-watch/session-watch.tsx';
import { UnreadProvider } from '../unread/unread-provider.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { PortalProvider } from './portal-provider.tsx';

/** Everything inside the router: the portal's context, its watchers and the current page. */
export const Frame = ({ website }: { website: WebsiteConfig }) => {
  const { bus } = useRemotes();
  const events = useMemo(() => bus.for(SHELL), [bus]);
  return (
    <PortalProvider website={website} events={events}>
      <UnreadProvider>
        <SessionWatch />
        <IdentityWatch />
        <LiveUpdates />
        <PageOutlet />
        <LeaveGuard />
        <RemoteTools website={website} />
      </UnreadProvider>
    </PortalProvider>
  );
};
