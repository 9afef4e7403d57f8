import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import App from 'antd/es/app';
import type { Locale } from 'antd/es/locale';
import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { decorative } from '../icon/decorative.tsx';
import { antdTheme } from './antd-theme.ts';
import { applyCssVariables, cssVariables, type BrandType } from './css-variables.ts';
import { derivePalette } from './derive-palette.ts';
import type { BrandColors, ColorScheme, Palette } from './palette.ts';
import { useReducedMotion } from './use-media.ts';

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  colors: BrandColors;
  scheme: ColorScheme;
  headings?: BrandType['headings'];
  /** antd's own texts in the person's language. */
  locale?: Locale;
  /** Nonce of the page, for the style elements that antd writes. */
  nonce?: string;
  children: ReactNode;
}

// A busy button keeps its name: antd's own spinner would put an English "loading" before it.
const Spinner = decorative(LoadingOutlined);
const button = { loadingIcon: <Spinner spin /> };

const PaletteContext = createContext<Palette>(derivePalette({}, 'light').palette);

/** The palette in force: for charts and drawings that need a colour value. */
export const usePalette = (): Palette => useContext(PaletteContext);

/** Puts a brand over everything below: antd's tokens, CSS variables, fonts, motion. */
export const ThemeProvider = (props: ThemeProviderProps) => {
  const { colors, scheme, headings = 'sans', locale, nonce, children } = props;
  const { primary, accent, background } = colors;
  const motion = !useReducedMotion();
  const { palette } = useMemo(
    () => derivePalette({ primary, accent, background }, scheme),
    [primary, accent, background, scheme],
  );
  const theme = useMemo(() => antdTheme(palette, motion), [palette, motion]);
  useLayoutEffect(() => {
    applyCssVariables(document.documentElement, cssVariables(palette, { headings }));
  }, [palette, headings]);
  return (
    <PaletteContext value={palette}>
      <ConfigProvider
        theme={theme}
        locale={locale}
        button={button}
        {...(nonce ? { csp: { nonce } } : {})}
      >
        <App component={false} message={{ top: 72 }}>
          {children}
        </App>
      </ConfigProvider>
    </PaletteContext>
  );
};
