import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { usePopup, type Popup } from './use-popup.tsx';

let mockIsDown = true;
jest.mock('./popup-outlet.tsx', () => {
  if (mockIsDown) throw new Error('503');
  return jest.requireActual<object>('./popup-outlet.tsx');
});

let popup: Popup;
const Holder = () => {
  popup = usePopup();
  return <h1>The page</h1>;
};

test('SC-42 PL-15 a popup that cannot be shown leaves the page standing, and is shown with the next one', async () => {
  await renderPage(<Holder />);
  await act(async () => popup.success('Without a line'));
  await act(async () => undefined);
  expect(screen.getByRole('heading')).toBeInTheDocument();
  mockIsDown = false;
  await act(async () => popup.success('With a line'));
  const shown = await screen.findAllByText('With a line');
  expect(shown.some((node) => node.closest('.ant-message') !== null)).toBe(true);
  expect(
    screen.getAllByText('Without a line').some((node) => node.closest('.ant-message') !== null),
  ).toBe(true);
});
