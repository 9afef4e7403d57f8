import { usePortal } from '@portal/shared-contracts/react';
import type { Vault } from '@portal/shared-contracts/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { InAnyLanguage } from '../testing/in-any-language.tsx';
import { GuestVault } from './guest-vault.tsx';

const vaults = new Set<Vault | null>();
const Typing = () => {
  vaults.add(usePortal().vault);
  return null;
};

test('PL-23 a guest types on in the same vault when the language changes', async () => {
  await renderPage(
    <InAnyLanguage>
      <GuestVault>
        <Typing />
      </GuestVault>
    </InAnyLanguage>,
    { portal: { user: null, vault: null } },
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deutsch' })));
  expect(vaults.size).toBe(1);
});
