import { shellFailure } from '../failure.ts';
import { providedLibraries } from './provided-libraries.ts';

const SHELL_NAME = 'portal_shell';

/** What the federation runtime is told of one library. */
const shareOf = ({ name, version, load }: (typeof providedLibraries)[number]) => {
  const share = {
    version,
    from: SHELL_NAME,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
    strategy: 'loaded-first' as const,
    deps: [],
    useIn: [],
    /** The runtime's own note of a load that it began. */
    loading: null as Promise<unknown> | null,
    get: async () => {
      const module = await load().catch((error: unknown) => {
        // The runtime keeps a failed load for ever: a dialog that asks again would get it without a request.
        share.loading = null;
        throw shellFailure(name, error);
      });
      return () => module;
    },
  };
  return share;
};

/** A share scope of its own for each remote: whatever a remote adds to it, no other remote gets. */
export const freshShareScope = (): Record<string, Record<string, ReturnType<typeof shareOf>>> =>
  Object.fromEntries(
    providedLibraries.map((library) => [library.name, { [library.version]: shareOf(library) }]),
  );
