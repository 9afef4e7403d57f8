import { createVault } from '@portal/shared-contracts/vault';
import { testUser } from '@portal/shared-ui/testing';

/** Empties what the person of a test has typed and not sent, so that the next test starts with nothing. */
export const forgetKept = async (): Promise<void> => {
  const vault = createVault({ site: location.host, person: testUser()._id });
  await vault.removeAll();
  vault.close();
};
