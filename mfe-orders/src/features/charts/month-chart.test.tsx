import { renderPage } from '@portal/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { MonthChart } from './month-chart.tsx';

let mockIsBroken = false;
let mockDrawn = 0;
jest.mock('./month-drawing.tsx', () => ({
  __esModule: true,
  default: () => {
    if (mockIsBroken) throw new Error('No drawing here.');
    mockDrawn += 1;
    return <i data-testid="drawing" />;
  },
}));

/** What the browser says of the chart's place: whether it is on the screen. */
let tell: (isIntersecting: boolean) => Promise<void>;
class FakeIntersections {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => act(async () => report([{ isIntersecting }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
const real = globalThis.IntersectionObserver;

beforeEach(async () => {
  Object.assign(globalThis, { IntersectionObserver: FakeIntersections });
  mockIsBroken = false;
  mockDrawn = 0;
  await renderPage(<MonthChart months={[{ month: '2026-11', orders: 7 }]} />, {
    bundles: { orders: en },
  });
});
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: real });
});

const expectNumber = () =>
  expect(
    within(screen.getByRole('table')).getByRole('row', { name: 'Nov 26 7' }),
  ).toBeInTheDocument();

test('OR-17 a chart is drawn when it comes into sight, and its numbers are there before', async () => {
  await tell(false);
  expectNumber();
  expect(mockDrawn).toBe(0);
  await tell(true);
  expect(await screen.findByTestId('drawing')).toBeInTheDocument();
  expectNumber();
});

test('OR-17 a chart that cannot be drawn keeps its numbers', async () => {
  mockIsBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await tell(true);
  expect(screen.queryByTestId('drawing')).toBeNull();
  expectNumber();
});
