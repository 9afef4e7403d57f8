import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/index.ts';
import { ReportFilter } from './report-filter.tsx';

const open = (from: string, to: string) =>
  renderPage(<ReportFilter words={['Paid']} names={['from', 'to']} />, {
    path: `/?from=${from}&to=${to}`,
    pattern: '/',
  });

test('BO-109 a report of some days says which, and an address with a wrong day still shows the page', async () => {
  const page = await open('2026-03-04', '2026-03-05');
  expect(screen.getByText('March 4, 2026')).toHaveAttribute('datetime', '2026-03-04');
  page.unmount();
  await open('2026-13-04', 'yesterday');
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.queryByRole('time')).toBeNull();
});
