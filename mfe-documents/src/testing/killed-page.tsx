import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** A number from 0 up to, not including, `below`; the same in every run. */
export type Random = (below: number) => number;

/** Opens a page on a vault that can be killed; the result takes the page away. */
export const openKillable = async (
  page: ReactElement,
  at: { path: string; pattern: string; role?: 'user' | 'writer' },
  vault: KillableVault,
): Promise<() => void> => {
  const { unmount } = await renderPage(page, {
    path: at.path,
    pattern: at.pattern,
    bundles: { documents: en },
    // Where the site shows notes of the writer, they are typed as well.
    flags: ['enable_writer_notes'],
    portal: { vault, user: testUser({ role: at.role ?? 'user' }) },
  });
  return unmount;
};

/** A text that no other edit writes. */
export const someText = (random: Random, count: number): string =>
  `${count} ${'wörd ไทย '.repeat(random(4))}${random(100_000)}`;

/** Replaces the text of a field. */
export const write = (label: RegExp | string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** Chooses a file, which arrives at once. */
export const choose = async (label: RegExp | string, name: string): Promise<void> => {
  const input = screen.getByLabelText(label);
  // Looking for it again and again while it arrives would take most of the time of a test.
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  });
  expect(listed()).toContain(name);
};

/** Takes a file out of its list. */
export const remove = (name: string): void => {
  fireEvent.click(screen.getByLabelText(`Remove ${name}`));
};

/** Names of the files that can be removed, in their order. */
export const listed = (): string[] =>
  [...document.querySelectorAll('[aria-label^="Remove "]')].map((button) =>
    (button.getAttribute('aria-label') ?? '').replace('Remove ', ''),
  );
