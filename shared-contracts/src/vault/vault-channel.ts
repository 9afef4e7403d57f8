// The vault's first name, kept so that pages of an older version still hear this one.
const CHANNEL = 'portal-drafts';

/** What the open pages of one device say to each other: which text was saved or removed. */
export interface VaultChannel {
  announce: (entity: string) => void;
  listen: (entity: string, listener: () => void) => () => void;
  close: () => void;
}

/** Opens the channel; where the browser has none, nobody is heard. */
export const openVaultChannel = (): VaultChannel => {
  const listeners = new Set<(entity: string) => void>();
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of listeners) listener(data);
    };
  }
  return {
    announce: (entity) => channel?.postMessage(entity),
    listen: (entity, listener) => {
      const hear = (changed: string): void => {
        if (changed === entity) listener();
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    close: () => {
      channel?.close();
      listeners.clear();
    },
  };
};
