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
  await act(async () => void (await import('./popup-outlet.tsx')));
  for (const seconds of [1, 1, 1]) await act(async () => jest.advanceTimersByTime(seconds * 1000));
};

const shown = (text: string) =>
  screen.queryAllByText(text).some((node) => node.closest('.ant-message') !== null);

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

test('SC-35 a failure lists each of its lines', async () => {
  await renderPage(<Holder />);
  await showFirst();
  await show(() =>
    popup.failure(new ApiError({ code: 'bad-input', status: 400, messages: ['One', 'Two'] })),
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});
