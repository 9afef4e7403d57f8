import type { ReleaseAddress, RemoteModule } from '@portal/shared-contracts/remote';
import { shellFailure } from '../failure.ts';

/** Brings the module of one release; each call after a failure asks for fresh files. */
export interface RemoteSource {
  load(address: ReleaseAddress): Promise<RemoteModule>;
}

/** Loads releases through module federation, whose runtime comes with the first of them. */
export const federationSource: RemoteSource = {
  load: async (address) => {
    const { loadContainer } = await import(
      /* webpackChunkName: "federation" */ '../federation/load-container.ts'
    ).catch((error: unknown) => {
      throw shellFailure('what loads remotes', error);
    });
    return loadContainer(address);
  },
};
