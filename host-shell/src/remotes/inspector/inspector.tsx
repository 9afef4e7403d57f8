import { callApi } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { readRemoteHealth } from '@portal/shared-contracts/remote';
import { useQuery } from '@tanstack/react-query';
import Drawer from 'antd/es/drawer';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useRemotes } from '../remotes-context.ts';
import { EventTable, FailureTable, HeldBackTable, PartTable } from './inspector-tables.tsx';
import { inspectorTexts } from './inspector-texts.ts';
import { OwnServerForm } from './own-server-form.tsx';

const healthQuery = {
  queryKey: ['remotes', 'health'],
  queryFn: () => callApi(readRemoteHealth, {}),
};
const NEWEST_EVENTS = 50;

/** How every part of the page fares, for support staff and developers. */
export const Inspector = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { language } = usePortal();
  const { loader, bus } = useRemotes();
  const texts = inspectorTexts[language];
  useSyncExternalStore(loader.subscribe, () => loader.version);
  const { data } = useQuery(healthQuery);
  return (
    <Drawer open size="large" title={texts.title} onClose={onClose}>
      <h3>{texts.remotes}</h3>
      <PartTable texts={texts} rows={loader.health} />
      <OwnServerForm texts={texts} />
      {data && data.heldBack.length > 0 && (
        <>
          <h3>{texts.heldBack}</h3>
          <HeldBackTable texts={texts} rows={data.heldBack} />
        </>
      )}
      <h3>{texts.failures}</h3>
      <FailureTable texts={texts} rows={data?.incidents ?? []} />
      <h3>{texts.events}</h3>
      <EventTable texts={texts} rows={bus.log.slice(-NEWEST_EVENTS).toReversed()} />
    </Drawer>
  );
};
