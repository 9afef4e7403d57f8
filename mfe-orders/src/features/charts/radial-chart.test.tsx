import { renderPage } from '@portal/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { RadialChart } from './radial-chart.tsx';

let mockIsBroken = false;
let mockDrawn = 0;
jest.mock('./radial-drawing.tsx', () => ({
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
  await renderPage(<RadialChart percent={40} label="Progress of Starter" />, {
    bundles: { orders: en },
  });
});
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: real });
});

const expectNumber = () => {
  const ring = screen.getByRole('progressbar', { name: 'Progress of Starter' });
  expect(ring).toHaveAttribute('aria-valuenow', '40');
  expect(ring).toHaveTextContent('40%');
};

test('OR-05 a chart is drawn when it comes into sight, and shows its number before', async () => {
  await tell(false);
  expectNumber();
  expect(mockDrawn).toBe(0);
  await tell(true);
  expect(await screen.findByTestId('drawing')).toBeInTheDocument();
  expectNumber();
});

test('OR-05 a chart that cannot be drawn keeps its number', async () => {
  mockIsBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await tell(true);
  expect(screen.queryByTestId('drawing')).toBeNull();
  expectNumber();
});
