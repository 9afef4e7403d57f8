import { ApiError } from '@portal/shared-contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { usePopup, type Popup } from '../popup/use-popup.tsx';

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

const lost = new ApiError({ code: 'timeout', status: 0, messages: ['The card went back.'] });
/** Where a failure can be read; the live region is only heard. */
const seen = () =>
  screen.queryAllByText('The card went back.').filter((node) => !node.closest('[aria-live]'));

beforeEach(() => {
  mockIsDown = true;
});

test('SC-42 PL-15 a failure without a line is seen at once and can be closed', async () => {
  await renderPage(<Holder />);
  await act(async () => popup.failure(lost));
  await act(async () => undefined);
  expect(seen()).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(seen()).toHaveLength(0);
});

test('SC-42 PL-15 UX-16 closed, such a failure gives the focus back to where it came from', async () => {
  await renderPage(
    <>
      <Holder />
      <button>Move</button>
    </>,
  );
  screen.getByRole('button', { name: 'Move' }).focus();
  await act(async () => popup.failure(lost));
  await act(async () => undefined);
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  await act(async () => fireEvent.click(close));
  expect(seen()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Move' })).toHaveFocus();
});

/** The same failure twice and another one: each is read once. */
const expectEachOnce = async (): Promise<void> => {
  await renderPage(<Holder />);
  await act(async () => popup.failure(lost));
  await act(async () => undefined);
  await act(async () => popup.failure(lost));
  await act(async () => popup.failure(new ApiError({ ...lost, messages: ['Another one.'] })));
  expect(await screen.findAllByText('Another one.')).not.toHaveLength(0);
  expect(seen()).toHaveLength(1);
};

test('SC-42 PL-15 the same failure again, without a line, is not told beside the first', async () => {
  await expectEachOnce();
  expect(document.querySelector('.ant-notification-notice')).toBeNull();
});

test('SC-42 PL-15 what shows popups is asked for again when the line is back', async () => {
  await renderPage(<Holder />);
  await act(async () => popup.success('Without a line'));
  await act(async () => undefined);
  mockIsDown = false;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => fireEvent.offline(window));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => fireEvent.online(window));
  const shown = await screen.findAllByText('Without a line');
  expect(shown.some((node) => node.closest('.ant-message') !== null)).toBe(true);
});

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

test('SC-42 the same failure again is not told beside the first', async () => {
  mockIsDown = false;
  await expectEachOnce();
  expect(document.querySelectorAll('.ant-notification-notice')).toHaveLength(2);
});
