import type { Portal } from '@portal/shared-contracts/react';
import { renderPage, type RenderedPage, type RenderPageOptions } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Page } from '../pages/board-page.tsx';
import { fakeBoard, makeCard, type FakeBoard } from './fake-board.ts';

/** A person at the keyboard and mouse. */
type Person = ReturnType<typeof userEvent.setup>;

/** A tracker with three lists: two cards, one card, none. */
export const fakeTracker = (): FakeBoard =>
  fakeBoard('customer', {
    Wishlist: [makeCard('1'), makeCard('2')],
    Applied: [makeCard('3')],
    Offer: [],
  });

/** Opens `/board` as a customer and waits for its lists. */
export const openTracker = async (
  fake: FakeBoard,
  portal: Partial<Portal> = {},
  ui?: NonNullable<RenderPageOptions['bundles']>[string],
): Promise<RenderedPage> => {
  const page = await renderPage(<Page />, {
    bundles: { boards: en, ...(ui ? { ui } : {}) },
    flags: ['enable_boards'],
    pattern: '/',
    portal,
  });
  if (fake.board.columns.length > 0) await screen.findByRole('region', { name: /Wishlist/ });
  return page;
};

/** Chooses an item of the menu behind the button with this name. */
export const chooseFromMenu = async (user: Person, name: RegExp, item: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

/** Loses this call on its way, for as long as it is told. */
export const loseCalls = (fake: ReturnType<typeof fakeTracker>, call: string) => {
  const record = fake.record.bind(fake);
  const lost = { isLosing: true };
  fake.record = (name) => {
    record(name);
    if (lost.isLosing && name.startsWith(call)) throw new TypeError('fetch failed');
  };
  return lost;
};
