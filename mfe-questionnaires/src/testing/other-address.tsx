import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { type RenderedPage, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** A page whose text belongs to an id in its address. */
export interface Address {
  page: ReactElement;
  pattern: string;
  path: (id: string) => string;
  /** The name of the text in the vault. */
  key: (id: string) => string;
  label: string | RegExp;
}

/** Opens the second address and waits for its field. */
export const showSecond = async (
  vault: KillableVault,
  { page, pattern, path, label }: Omit<Address, 'key'>,
): Promise<RenderedPage> => {
  const rendered = await renderPage(page, {
    path: path('second'),
    pattern,
    bundles: { questionnaires: en },
    portal: { vault, user: testUser({ role: 'writer' }) },
  });
  await screen.findByLabelText(label);
  return rendered;
};

/** Types at the first address and opens the second, which was open before and has nothing in the vault. */
export const typeAtFirst = async (
  vault: KillableVault,
  address: Address,
  fresh: string,
): Promise<void> => {
  const { path, key, label } = address;
  const { navigate } = await showSecond(vault, address);
  await navigate(path('first'));
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'only here' } });
  await navigate(path('second'));
  expect(await screen.findByLabelText(label)).toHaveValue(fresh);
  await waitFor(async () =>
    expect(JSON.stringify(await vault.peek(key('first')))).toContain('only here'),
  );
  expect(await vault.keys()).toEqual([key('first')]);
  await navigate(path('first'));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('only here'));
};
