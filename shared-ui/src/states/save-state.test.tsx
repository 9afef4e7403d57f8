import { screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import de from '../locales/de.json';
import { SaveState } from './save-state.tsx';

const at = (day: string) => ({ kind: 'saved', at: new Date(`${day}T13:46:00`) }) as const;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-05T18:00:00') }));
afterEach(() => jest.useRealTimers());

test('FX-10 what was saved today shows the time, what was saved before shows its day', async () => {
  const today = await renderPage(<SaveState status={at('2026-03-05')} />);
  expect(screen.getByText('Saved 01:46 PM')).toBeVisible();
  today.unmount();
  await renderPage(<SaveState status={at('2026-03-03')} />);
  expect(screen.getByText('Saved Mar 3, 2026, 01:46 PM')).toBeVisible();
});

test('FX-10 a day is spoken of in other words than a time', async () => {
  const options = { language: 'de', bundles: { ui: de } } as const;
  const today = await renderPage(<SaveState status={at('2026-03-05')} />, options);
  expect(screen.getByText('Gespeichert um 13:46')).toBeVisible();
  today.unmount();
  await renderPage(<SaveState status={at('2026-03-03')} />, options);
  expect(screen.getByText('Gespeichert am 3. März 2026, 13:46')).toBeVisible();
});

test('FX-10 what waits for a button is never called saved', async () => {
  await renderPage(<SaveState status={at('2026-03-05')} isDraft />);
  expect(screen.getByText('Draft kept on this device, not saved yet (01:46 PM)')).toBeVisible();
});

test('FX-10 the room of what will be said is there before anything was kept', async () => {
  const { container } = await renderPage(<SaveState status={{ kind: 'idle' }} isDraft />);
  const room = 'Draft kept on this device, not saved yet (06:00 PM)';
  expect(container.querySelector('.pui-save')).toHaveAttribute('data-room', room);
  expect(screen.queryByText(room)).not.toBeInTheDocument();
});

test('SC-36 a save that the server refused is not said of this device, which still has the text', async () => {
  await renderPage(<SaveState status={{ kind: 'failed' }} isSent />);
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.queryByText(/on this device/)).toBeNull();
});
