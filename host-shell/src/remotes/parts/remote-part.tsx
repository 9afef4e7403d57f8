import type { ResolvedRemote } from '@portal/shared-contracts/remote';
import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import { useOnline } from '@portal/shared-ui';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { stateKey, type LoadedPart, type PartKey } from '../loading/part-state.ts';
import { usePartState, useRemotes } from '../remotes-context.ts';

/** Props of {@link RemotePart}. */
export interface RemotePartProps {
  readonly remote: ResolvedRemote;
  readonly part: PartKey;
  /** Passed to the component of a slot. */
  readonly partProps?: object;
  readonly waiting: ReactNode;
}

const nameOf = (part: PartKey): 'Page' | 'Slot' => (part.kind === 'pages' ? 'Page' : 'Slot');

/** One page or slot of a remote: loads it, shows it, and says so when that does not work. */
export const RemotePart = ({ remote, part, partProps, waiting }: RemotePartProps): ReactNode => {
  const { loader } = useRemotes();
  const { name } = remote.manifest;
  const { kind, key } = part;
  const state = usePartState(name, part);
  const shown = stateKey(name, part);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    setAsked(stateKey(name, { kind, key }));
    void loader.load(name, { kind, key });
  }, [loader, name, kind, key]);
  // A failure of an earlier visit is asked about anew at once: its Retry would go away under the finger.
  if (state.status === 'failed' && asked === shown)
    return (
      <RemoteFailure
        remote={remote}
        kind={kind}
        onRetry={() => void loader.retry(name, part, false)}
      />
    );
  if (state.status !== 'ready') return waiting;
  return (
    <MountedPart
      remote={remote}
      part={part}
      loaded={state.loaded}
      partProps={partProps}
      waiting={waiting}
    />
  );
};

interface MountedPartProps extends RemotePartProps {
  readonly loaded: LoadedPart;
}

/** How often the line came back; what broke while it was away is no better before that. */
const useReturns = (): number => {
  const isOnline = useOnline();
  const [{ was, count }, setSeen] = useState({ was: isOnline, count: 0 });
  if (was !== isOnline) setSeen({ was: isOnline, count: isOnline ? count + 1 : count });
  return count;
};

const MountedPart = ({ remote, part, loaded, partProps, waiting }: MountedPartProps): ReactNode => {
  const { loader } = useRemotes();
  const { name } = remote.manifest;
  const [tries, setTries] = useState(0);
  // A dialog whose file could not come without a line takes its page along; with the line both are back.
  const returns = useReturns();
  const Part = (loaded.part as Record<string, ComponentType<object> | undefined>)[nameOf(part)];
  const retry = (): void => {
    setTries((count) => count + 1);
    // The first Retry shows the same code again; only a second failure asks for another release.
    if (tries > 0) void loader.retry(name, part, true);
  };
  const failed = <RemoteFailure remote={remote} kind={part.kind} onRetry={retry} />;
  if (!Part) return failed;
  return (
    <RemoteBoundary
      resetKey={`${loaded.release} ${tries} ${returns}`}
      waiting={waiting}
      failed={failed}
      onError={(error) => loader.reportRenderError(name, loaded.release, error)}
    >
      <OwnEvents remote={remote} release={loaded.release}>
        <Part {...partProps} />
      </OwnEvents>
    </RemoteBoundary>
  );
};

/** The portal with the remote's own access to the event bus, so that each event names its sender. */
const OwnEvents = ({
  remote,
  release,
  children,
}: {
  readonly remote: ResolvedRemote;
  readonly release: string;
  readonly children: ReactNode;
}): ReactNode => {
  const portal = usePortal();
  const { bus } = useRemotes();
  const { name, events } = remote.manifest;
  const own = useMemo(
    () => bus.for({ name, release, sends: events.sends, hears: events.hears }),
    [bus, name, release, events],
  );
  const value = useMemo(() => ({ ...portal, events: own }), [portal, own]);
  return <PortalContext value={value}>{children}</PortalContext>;
};
