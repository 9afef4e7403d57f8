import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ReleaseAddress, RemoteModule } from '@portal/shared-contracts/remote';
import { loadScript } from './load-script.ts';

/** Brings the module of one release; each call after a failure asks for fresh files. */
export interface RemoteSource {
  load(address: ReleaseAddress): Promise<RemoteModule>;
}

const SHELL_NAME = 'portal_shell';
const addresses = new Map<string, ReleaseAddress>();
const entryLoads = new Map<string, number>();
let isPrepared = false;

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

const prepare = (): void => {
  if (isPrepared) return;
  isPrepared = true;
  registerPlugins([
    {
      name: 'portal-remotes',
      // The shell's own loader instead of the runtime's: it checks the hash and never caches a failure.
      loadEntry: async ({ remoteInfo }) => (await loadEntry(remoteInfo.name)) as never,
      // Whatever a remote registers, everybody gets the shell's copy.
      resolveShare: (args) => {
        const own = Object.values(args.shareScopeMap[args.scope]?.[args.pkgName] ?? {}).find(
          ({ from }) => from === SHELL_NAME,
        );
        if (!own) return args;
        return { ...args, resolver: () => ({ shared: own, useTreesShaking: false }) };
      },
    },
  ]);
};

/** Loads releases through module federation, entry by entry, without any manifest request. */
export const federationSource: RemoteSource = {
  load: async (address) => {
    prepare();
    if (!getInstance()) throw new Error('The shell was built without module federation.');
    if (!addresses.has(address.container)) {
      addresses.set(address.container, address);
      registerRemotes([
        {
          name: address.container,
          entry: new URL(`${address.base}remoteEntry.js`, location.href).href,
          type: 'global',
        },
      ]);
    }
    const loaded = await loadRemote<{ remote?: unknown; default?: unknown }>(
      `${address.container}/remote`,
    );
    const module = loaded?.remote ?? loaded?.default;
    if (!isRemoteModule(module)) throw new Error(`${address.container} exposes no remote module.`);
    return module;
  },
};
