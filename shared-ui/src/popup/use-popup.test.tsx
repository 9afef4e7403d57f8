import { ApiError } from '@portal/shared-contracts';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { usePopup, type Popup } from './use-popup.tsx';

let popup: Popup;
const Holder = () => {
  popup = usePopup();
  return null;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (ask: () => void): Promise<void> => act(async () => ask());

/** What shows popups comes with the first one; afterwards it is there. */
const showFirst = async (): Promise<void> => {
  await show(() => popup.removed('First'));
  await act(async () => void (await import('../feedback/popup-outlet.tsx')));
  for (const seconds of [1, 1, 1]) await act(async () => jest.advanceTimersByTime(seconds * 1000));
};

const shown = (text: string) =>
  screen.queryAllByText(text).some((node) => node.closest('.ant-message') !== null);

test('SC-42 a popup that nobody has shown yet goes with the app that asked for it', async () => {
  const former = await renderPage(<Holder />);
  // Before what shows it has come.
  act(() => popup.success('Of the former app'));
  former.unmount();
  await renderPage(<Holder />);
  await act(async () => void (await import('../feedback/popup-outlet.tsx')));
  await act(async () => jest.advanceTimersByTime(1000));
  expect(shown('Of the former app')).toBe(false);
  await show(() => popup.success('Of the next app'));
  await act(async () => jest.advanceTimersByTime(1000));
  expect(shown('Of the former app')).toBe(false);
  expect(shown('Of the next app')).toBe(true);
});

test.each([
  ['success', 3000],
  ['removed', 1000],
] as const)(
  'SC-42 the %s popup vanishes after %d ms and stays in the live region',
  async (kind, time) => {
    await renderPage(<Holder />);
    await showFirst();
    await show(() => popup[kind]('Done that'));
    await act(async () => jest.advanceTimersByTime(time - 100));
    expect(shown('Done that')).toBe(true);
    await act(async () => jest.advanceTimersByTime(1200));
    expect(shown('Done that')).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('Done that');
  },
);

test('SC-54 WCAG 2.2 AA the pictures of popups say nothing in English', async () => {
  await renderPage(<Holder />);
  await showFirst();
  await show(() => popup.success('Geschafft'));
  await show(() =>
    popup.failure(new ApiError({ code: 'timeout', status: 0, messages: ['Das ging nicht.'] })),
  );
  await act(async () => jest.advanceTimersByTime(500));
  expect(shown('Geschafft')).toBe(true);
  // One of each, and the cross of the button that has a name of its own.
  expect(document.querySelectorAll('.anticon')).toHaveLength(3);
  expect(document.querySelectorAll('.anticon[aria-label]:not([aria-label] *)')).toHaveLength(0);
});

test('SC-35 a failure lists each of its lines', async () => {
  await renderPage(<Holder />);
  await showFirst();
  await show(() =>
    popup.failure(new ApiError({ code: 'bad-input', status: 400, messages: ['One', 'Two'] })),
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});

test('SC-42 an open popup takes its timers along when the app goes', async () => {
  const page = await renderPage(<Holder />);
  await showFirst();
  await show(() => popup.success('Still open'));
  await act(async () => jest.advanceTimersByTime(500));
  expect(shown('Still open')).toBe(true);
  page.unmount();
  // antd counts the three seconds frame by frame.
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  await act(async () => jest.advanceTimersByTime(5000));
  expect(frames).not.toHaveBeenCalled();
});
