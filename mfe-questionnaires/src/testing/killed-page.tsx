import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** A number from 0 up to, not including, `below`; the same in every run. */
export type Random = (below: number) => number;

/** Opens a page on a vault that can be killed; the result takes the page away. */
export const show = async (
  page: ReactElement,
  {
    path,
    pattern = path,
    vault,
    role = 'writer',
  }: { path: string; pattern?: string; vault: KillableVault; role?: 'writer' | 'user' },
) => {
  const { unmount } = await renderPage(page, {
    path,
    pattern,
    bundles: { questionnaires: en },
    portal: { user: testUser({ role }), vault },
  });
  return unmount;
};

/** A text that no other edit writes. */
export const someText = (random: Random, count: number): string =>
  `${count} ${'wörd ไทย '.repeat(random(3))}${random(1000)}`;

/** Replaces the text of a field. */
export const write = (box: HTMLElement, value: string): void => {
  fireEvent.change(box, { target: { value } });
};
