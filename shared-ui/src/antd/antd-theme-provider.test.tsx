import { screen, waitFor } from '@testing-library/react';
import Empty from 'antd/es/empty';
import { renderPage } from '../testing/index.ts';
import { AntdTheme } from './antd-theme-provider.tsx';

test('SC-54 what is typed into stays mounted while the texts of the components arrive', async () => {
  await renderPage(
    <AntdTheme>
      <input aria-label="Name" />
      <Empty image={null} />
    </AntdTheme>,
    { language: 'de' },
  );
  const before = screen.getByLabelText('Name');
  before.focus();
  await waitFor(() => expect(screen.getAllByText('Keine Daten')).not.toHaveLength(0));
  expect(screen.getByLabelText('Name')).toBe(before);
  expect(before).toHaveFocus();
});
