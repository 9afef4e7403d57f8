import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/index.ts';
import { DataTable } from './data-table.tsx';

const rows = Array.from({ length: 10_000 }, (_, index) => ({ name: `Row ${index}` }));

const table = (
  <DataTable
    label="Things"
    rows={rows}
    rowKey={({ name }) => name}
    columns={[{ key: 'name', title: 'Name', render: ({ name }) => name }]}
    empty={null}
  />
);

test('OR-08 WCAG 2.2 AA the bar of pages names where each button leads, the present page and the way', async () => {
  const user = userEvent.setup();
  const page = await renderPage(table, { path: '/?page=499' });
  const bar = within(await screen.findByRole('navigation', { name: 'Pages' }));
  const button = (name: string) => bar.getByRole('button', { name });
  expect(button('Page 499')).toHaveAttribute('aria-current', 'page');
  await user.click(button('Next page'));
  await waitFor(() => expect(page.address()).toBe('/?page=500'));
  expect(button('Page 500')).toHaveAttribute('aria-current', 'page');
  // Past the last page it leads nowhere, and whoever pressed it stays where they are.
  expect(button('Next page')).toHaveFocus();
  expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(page.address()).toBe('/?page=500');
  await user.click(button('Five pages back'));
  await waitFor(() => expect(page.address()).toBe('/?page=495'));
  expect(bar.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 1',
    'Five pages back',
    ...[493, 494, 495, 496, 497].map((one) => `Page ${one}`),
    'Five pages forward',
    'Page 500',
    'Next page',
  ]);
  await user.click(button('Page 1'));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(screen.getByText('Row 0')).toBeVisible();
});
