import {
  meetsConditions,
  type ResolvedRemote,
  type SlotName,
} from '@portal/shared-contracts/remote';
import { usePortal, type SlotHost } from '@portal/shared-contracts/react';
import { PageTitle } from '@portal/shared-ui/texts';
import { RemotePart } from './remote-part.tsx';
import { useRemotes } from '../remotes-context.ts';

/** The remote that fills a slot, or undefined when nobody does. */
const slotOwner = (
  remotes: readonly ResolvedRemote[],
  name: SlotName,
): ResolvedRemote | undefined => remotes.find(({ manifest }) => manifest.slots.includes(name));

/** Shows what the remote of a slot puts there, and the fallback where there is none. */
export const RemoteSlotHost: SlotHost = ({ name, props, fallback }) => {
  const { loader } = useRemotes();
  const { flag } = usePortal();
  const owner = slotOwner(loader.remotes, name);
  if (!owner || !meetsConditions(owner.manifest.requires, flag)) return fallback;
  return (
    <PageTitle value="">
      <RemotePart
        remote={owner}
        part={{ kind: 'slots', key: name }}
        partProps={props}
        waiting={fallback}
      />
    </PageTitle>
  );
};
