import 'fake-indexeddb/auto';
import { createVault, type Vault } from '../../vault/index.ts';

/** A vault whose page can be killed: from then on nothing that the page still tries reaches the store. */
export interface KillableVault extends Vault {
  kill: () => void;
}

const never = new Promise<never>(() => undefined);

/** Opens the vault of a page on the one store of this test file. */
export const openVault = (person = 'person-1', page?: string): KillableVault => {
  const vault = createVault({ site: 'test', person, ...(page ? { page } : {}) });
  let isAlive = true;
  return {
    ...vault,
    load: (key) => (isAlive ? vault.load(key) : never),
    save: (key, value) => (isAlive ? vault.save(key, value) : never),
    note: (key, value) => {
      if (isAlive) vault.note(key, value);
    },
    remove: (key) => (isAlive ? vault.remove(key) : never),
    drop: (key) => (isAlive ? vault.drop(key) : never),
    kill: () => {
      isAlive = false;
      vault.close();
    },
  };
};
