import { screen, waitFor } from '@testing-library/react';
import Empty from 'antd/es/empty';
import Popover from 'antd/es/popover';
import Select from 'antd/es/select';
import Tabs from 'antd/es/tabs';
import { renderPage } from '../testing/index.ts';
import { derivePalette } from '../palette/derive-palette.ts';
import { PaletteContext } from '../palette/use-palette.ts';
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

test('SC-54 WCAG 2.2 AA what antd draws beside a choice and behind tabs says nothing in English', async () => {
  await renderPage(
    <AntdTheme>
      <Select aria-label="Art" options={[{ value: 'short', label: 'Kurz' }]} />
      <Tabs items={[{ key: 'draw', label: 'Zeichnen' }]} />
    </AntdTheme>,
    { language: 'de' },
  );
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  // Nothing is behind here, so the button is hidden and has no name that could be asked for.
  expect(screen.getByText('More').closest('button')).toHaveAttribute('aria-haspopup', 'listbox');
});

test.each(['light', 'dark'] as const)(
  'HS-06 what a button opens in the %s is parted from the page',
  async (scheme) => {
    const { palette } = derivePalette({}, scheme);
    await renderPage(
      <PaletteContext value={palette}>
        <AntdTheme>
          <Popover open content="A list" />
        </AntdTheme>
      </PaletteContext>,
    );
    const panel = (await screen.findByText('A list')).closest<HTMLElement>(
      '.ant-popover-container',
    );
    if (scheme === 'dark') expect(panel).toHaveStyle({ boxShadow: `0 0 0 1px ${palette.line}` });
    else expect(panel?.style.boxShadow).toBe('');
  },
);
