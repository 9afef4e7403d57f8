import * as runtimeCore from '@module-federation/runtime-core';
import type { ReleaseAddress, RemoteModule } from '@portal/shared-contracts/remote';
import { loadScript } from './load-script.ts';
import { freshShareScope } from './share-scope.ts';

const addresses = new Map<string, ReleaseAddress>();
const entryLoads = new Map<string, number>();

// Remotes are built without the runtime and take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const isRemoteModule = (value: unknown): value is RemoteModule => {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, slots, locales } = value as Partial<RemoteModule>;
  return [pages, slots, locales].every((part) => typeof part === 'object' && part !== null);
};

const loadEntry = async (container: string): Promise<unknown> => {
  const address = addresses.get(container);
  if (!address) throw new Error(`Nobody asked for ${container}`);
  const loads = entryLoads.get(container) ?? 0;
  entryLoads.set(container, loads + 1);
  const fresh = loads === 0 ? '' : `?fresh=${loads}`;
  await loadScript(`${address.base}remoteEntry.js${fresh}`, address.integrity);
  return (globalThis as Record<string, unknown>)[container];
};

const runtime = new runtimeCore.ModuleFederation({
  name: 'portal_shell',
  remotes: [],
  plugins: [
    {
      name: 'portal-remotes',
      // The shell's own loader instead of the runtime's: it checks the hash and never caches a failure.
      loadEntry: async ({ remoteInfo }) => (await loadEntry(remoteInfo.name)) as never,
      beforeInitContainer: async (given) => {
        const shareScope = freshShareScope() as unknown as typeof given.shareScope;
        const { version, shareScopeKeys } = given.remoteEntryInitOptions;
        const remoteEntryInitOptions = { version, shareScopeKeys };
        Object.defineProperty(remoteEntryInitOptions, 'shareScopeMap', {
          value: { default: shareScope },
          enumerable: false,
        });
        return { ...given, shareScope, remoteEntryInitOptions } as typeof given;
      },
    },
  ],
});

/** Loads one release through module federation, entry by entry, without any manifest request. */
export const loadContainer = async (address: ReleaseAddress): Promise<RemoteModule> => {
  if (!addresses.has(address.container)) {
    addresses.set(address.container, address);
    runtime.registerRemotes([
      {
        name: address.container,
        entry: new URL(`${address.base}remoteEntry.js`, location.href).href,
        type: 'global',
      },
    ]);
  }
  const loaded = await runtime.loadRemote<{ remote?: unknown; default?: unknown }>(
    `${address.container}/remote`,
  );
  const module = loaded?.remote ?? loaded?.default;
  if (!isRemoteModule(module)) throw new Error(`${address.container} exposes no remote module.`);
  return module;
};
