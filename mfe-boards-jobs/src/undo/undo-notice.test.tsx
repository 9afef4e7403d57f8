import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import en from '../locales/en.json';
import { UndoNotice } from './undo-notice.tsx';

const open = async () => {
  const undo = jest.fn();
  await renderPage(
    <>
      <UndoNotice text="Gone" onUndo={undo} />
      <input aria-label="Name" />
    </>,
    { bundles: { boards: en } },
  );
  return undo;
};

test.each([
  ['a Latin keyboard', { key: 'z', code: 'KeyZ' }],
  ['a German one, where it stands elsewhere', { key: 'z', code: 'KeyY' }],
  ['Caps Lock', { key: 'Z', code: 'KeyZ' }],
  ['a Russian keyboard', { key: 'я', code: 'KeyZ' }],
  ['a Thai keyboard', { key: 'ผ', code: 'KeyZ' }],
])('UX-10 Ctrl+Z takes back with %s', async (_, pressed) => {
  const undo = await open();
  fireEvent.keyDown(document.body, { ...pressed, ctrlKey: true });
  fireEvent.keyDown(document.body, { ...pressed, metaKey: true });
  expect(undo).toHaveBeenCalledTimes(2);
});

test('UX-10 no other key takes anything back, nor the undo of a field', async () => {
  const undo = await open();
  const z = { key: 'z', code: 'KeyZ', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('Name'), z);
  fireEvent.keyDown(document.body, { ...z, ctrlKey: false });
  fireEvent.keyDown(document.body, { ...z, key: 'Z', shiftKey: true });
  // The letter ż of a Polish keyboard comes with Ctrl and Alt.
  fireEvent.keyDown(document.body, { ...z, key: 'ż', altKey: true });
  fireEvent.keyDown(document.body, { ...z, key: 'y' });
  expect(undo).not.toHaveBeenCalled();
});
