import theme from 'antd/es/theme';
import { antdTheme } from './antd-theme.ts';
import { derivePalette } from '../palette/derive-palette.ts';

test.each(['light', 'dark'] as const)(
  'HS-06 antd uses the derived colours unchanged in %s',
  (scheme) => {
    const { palette } = derivePalette({ primary: '#0F766E' }, scheme);
    const token = theme.getDesignToken(antdTheme(palette, true));
    expect(token.colorPrimary).toBe(palette.primary);
    expect(token.colorPrimaryHover).toBe(palette.primaryHover);
    expect(token.colorLink).toBe(palette.primaryText);
    expect(token.colorErrorText).toBe(palette.meanings.danger.text);
    expect(token.colorBgContainer).toBe(palette.surface);
    expect(token.colorTextDescription).toBe(palette.textMuted);
  },
);

test('HS-06 what lies above a dark page has an edge', () => {
  const shadowIn = (scheme: 'light' | 'dark') => {
    const { palette } = derivePalette({ primary: '#0F766E' }, scheme);
    return { ...theme.getDesignToken(antdTheme(palette, true)), line: palette.line };
  };
  const dark = shadowIn('dark');
  expect(dark.boxShadowSecondary).toContain(`0 0 0 1px ${dark.line}`);
  expect(shadowIn('light').boxShadowSecondary).not.toContain('0 0 0 1px');
});
