import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { MenuButton } from './menu-button.tsx';

const items = [{ key: 'rename', label: 'Rename', onClick: () => undefined }];
const button = () => screen.getByRole('button', { name: 'More' });
const expectOpen = (isOpen: boolean) =>
  waitFor(() => expect(button()).toHaveAttribute('aria-expanded', String(isOpen)));

test('UX-16 a click alone, as assistive software sends it, opens and closes a menu', async () => {
  await renderPage(<MenuButton items={items}>More</MenuButton>);
  for (const isOpen of [true, false, true, false]) {
    fireEvent.click(button());
    await expectOpen(isOpen);
  }
});

test('UX-16 after Escape on its button a click alone opens the menu again', async () => {
  await renderPage(<MenuButton items={items}>More</MenuButton>);
  fireEvent.click(button());
  await expectOpen(true);
  fireEvent.keyDown(button(), { key: 'Escape', keyCode: 27 });
  await expectOpen(false);
  fireEvent.click(button());
  await expectOpen(true);
});

test('UX-16 the pointer that closes a menu by going down does not open it again with its click', async () => {
  await renderPage(<MenuButton items={items}>More</MenuButton>);
  fireEvent.click(button());
  await screen.findByRole('menuitem', { name: 'Rename' });
  fireEvent.pointerDown(button());
  fireEvent.mouseDown(button());
  await expectOpen(false);
  fireEvent.click(button());
  await expectOpen(false);
});
