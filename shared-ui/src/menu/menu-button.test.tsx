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

/** A browser presses what has the focus once the key went down, unless somebody has taken the key. */
const pressEnter = (element: Element): void => {
  const isTaken = !fireEvent.keyDown(element, { key: 'Enter', keyCode: 13, which: 13 });
  if (!isTaken && document.activeElement) fireEvent.click(document.activeElement);
};

test('UX-16 what is chosen by Enter closes the menu and does not open it again', async () => {
  const onClick = jest.fn();
  const chosen = [{ key: 'rename', label: 'Rename', onClick }];
  await renderPage(<MenuButton items={chosen}>More</MenuButton>);
  button().focus();
  pressEnter(button());
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  item.focus();
  pressEnter(item);
  expect(onClick).toHaveBeenCalledTimes(1);
  await expectOpen(false);
  expect(button()).toHaveFocus();
});
