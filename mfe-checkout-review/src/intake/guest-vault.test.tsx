import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import type { Vault } from '@portal/shared-contracts/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { GuestVault } from './guest-vault.tsx';

const vaults = new Set<Vault | null>();
const Typing = () => {
  vaults.add(usePortal().vault);
  return null;
};

const InAnyLanguage = ({ children }: { children: ReactNode }) => {
  const portal = usePortal();
  const [language, setLanguage] = useState(portal.language);
  return (
    <PortalContext value={{ ...portal, language }}>
      <button onClick={() => setLanguage('de')}>Deutsch</button>
      {children}
    </PortalContext>
  );
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
