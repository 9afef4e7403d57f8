import { readReport, reportAreas, type ReportTable } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { Page } from './admin-reports.tsx';

const revenue: ReportTable = {
  key: 'revenue',
  title: '',
  currency: 'usd',
  labels: 'period',
  columns: [
    { key: 'paid', unit: 'money' },
    { key: 'late', unit: 'share' },
    { key: 'median', unit: 'days' },
    { key: 'mean', unit: 'stars' },
  ],
  lines: [
    {
      label: 'now',
      figures: [
        {
          value: 205.5,
          rows: {
            list: 'payments',
            filter: { happened: 'paid', from: '2026-02-01', to: '2026-03-02', currency: 'usd' },
          },
        },
        { value: 0.125 },
        { value: 19.8 },
        { value: null, isTooFew: true },
      ],
    },
    { label: 'before', figures: [{ value: 0 }, { value: null }, { value: 1 }, { value: 4.25 }] },
  ],
};

const asked: object[] = [];
let tables: ReportTable[] = [];
beforeEach(() => {
  asked.splice(0);
  tables = [revenue, { ...revenue, key: 'tips', labels: 'name', lines: [] }];
  stubApi(readReport, (input) => {
    asked.push(input);
    return {
      status: true,
      name: input.name,
      timeZone: 'Europe/Berlin',
      period: { from: input.from ?? '2026-02-01', to: input.to ?? '2026-03-02' },
      before: { from: '2026-01-02', to: '2026-01-31' },
      tables,
    };
  });
});
afterEach(clearStubs);

const open = (path = '/admin/reports', user = {}) =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path,
    portal: {
      user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] }, ...user }),
    },
  });

test('BO-70 BO-71 BO-72 BO-74 numbers stand beside the period before, open their rows and can be saved', async () => {
  await open();
  await expectVisible(() => screen.getByRole('heading', { name: 'Revenue · USD' }));
  const table = screen.getByRole('table', { name: 'Revenue · USD' });
  expect(within(table).getByRole('link', { name: '$205.50' })).toHaveAttribute(
    'href',
    '/admin/payments?happened=paid&from=2026-02-01&to=2026-03-02&currency=usd',
  );
  for (const text of ['12.5%', '19.8 days', 'too few', '1 day', '4.25', '–'])
    expect(within(table).getByText(text)).toBeVisible();
  expect(screen.getByText(/time zone Europe\/Berlin/)).toBeVisible();
  // A table without lines says so.
  expect(screen.getByText('Nothing in these days.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Save as CSV: Revenue' })).toHaveAttribute(
    'href',
    '/api/admin/reports/revenue/csv?table=revenue',
  );
});

test('BO-74 report and days stand in the address, and half a year typed asks nothing', async () => {
  await open('/admin/reports?report=orders&from=nonsense&to=2026-03-01');
  await expectVisible(() => screen.getByLabelText('First day'));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '0002-01-01' } });
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-01' } });
  await expectVisible(() => screen.getByDisplayValue('2026-01-01'));
  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
  await expectVisible(() => screen.getByText(/Weeks begin on Monday/));
  expect(asked).toEqual([
    { name: 'orders', to: '2026-03-01' },
    { name: 'orders', from: '2026-01-01', to: '2026-03-01' },
    { name: 'reviews', from: '2026-01-01', to: '2026-03-01' },
  ]);
});

test('BO-02 BO-73 the page has the reports of the reader’s areas, without any it says so, and a failure is told', async () => {
  tables = [];
  const { unmount } = await open('/admin/reports?report=revenue', {
    admin: { isOwner: false, areas: ['catalogue'] },
  });
  await expectVisible(() => screen.getByText('Nothing in these days.'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Reviews']);
  expect(asked).toEqual([{ name: 'reviews' }]);
  unmount();

  const other = await open('/admin/reports', { admin: { isOwner: false, areas: ['people'] } });
  await expectVisible(() => screen.getByText('No report belongs to your areas.'));
  other.unmount();

  stubApi(readReport, () => {
    throw new RefusedReply('unexpected', 'Please Try Again Later!');
  });
  await open('/admin/reports?report=orders');
  await expectVisible(() => screen.getByRole('button', { name: 'Retry' }));
});

test('BO-02 BO-70 the page asks for one of the areas that its reports speak of', () => {
  const page = manifest.pages.find(({ key }) => key === 'adminReports');
  expect(new Set(page?.anyArea)).toEqual(new Set(Object.values(reportAreas)));
});

test('BO-71 namesakes have a line each, and none stays when other days are asked for', async () => {
  const line = (label: string, value: number) => ({ label, figures: [{ value }] });
  const writers: ReportTable = {
    ...revenue,
    key: 'tips',
    labels: 'name',
    columns: [{ key: 'paid', unit: 'money' }],
    lines: [line('Kim Lee', 10), line('Kim Lee', 20), line('Ada Byron', 30)],
  };
  tables = [writers];
  await open('/admin/reports?report=revenue&from=2026-02-01&to=2026-03-01');
  const rowTexts = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  await expectVisible(() => screen.getByText('$20.00'));
  expect(rowTexts()).toEqual(['Kim Lee$10.00', 'Kim Lee$20.00', 'Ada Byron$30.00']);
  tables = [{ ...writers, lines: [line('Ada Byron', 40), line('Kim Lee', 50)] }];
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-02-02' } });
  await expectVisible(() => screen.getByText('$50.00'));
  expect(rowTexts()).toEqual(['Ada Byron$40.00', 'Kim Lee$50.00']);
});
