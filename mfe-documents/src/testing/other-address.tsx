import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** A page whose text belongs to an id in its address. */
export interface Address {
  page: ReactElement;
  route: { pattern: string };
  path: (id: string) => string;
  /** The name of the text in the vault. */
  key: string;
  /** The button that shows that the page takes input. */
  button: string;
  role?: 'user' | 'writer';
}

/** Fills in at the first address and opens the second, which was open before and has nothing in the vault. */
export const fillAtFirst = async (
  vault: KillableVault,
  address: Address,
  fill: () => void | Promise<void>,
  check: (isFilled: boolean) => void,
): Promise<void> => {
  const { navigate } = await renderPage(address.page, {
    path: address.path('second'),
    pattern: address.route.pattern,
    bundles: { documents: en },
    // Where the site shows notes of the writer, they are typed as well.
    flags: ['enable_writer_notes'],
    portal: { vault, user: testUser({ role: address.role ?? 'writer' }) },
  });
  const button = () => screen.findByRole('button', { name: address.button });
  await button();
  await navigate(address.path('first'));
  await button();
  await fill();
  await waitFor(() => check(true));
  await navigate(address.path('second'));
  await button();
  check(false);
  await waitFor(async () =>
    expect(JSON.stringify(await vault.peek(address.key))).toContain('only here'),
  );
  expect(await vault.keys()).toEqual([address.key]);
  await navigate(address.path('first'));
  await waitFor(() => check(true));
};

/** Looks for the words in the field at the first address, and for none at the second. */
export const wordsIn =
  (label: RegExp) =>
  (isFilled: boolean): void =>
    expect(screen.getByLabelText(label)).toHaveValue(isFilled ? 'only here' : '');
