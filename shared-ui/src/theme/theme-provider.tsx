import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Popups } from '../feedback/popups.tsx';
import { applyCssVariables, cssVariables, type BrandType } from '../palette/css-variables.ts';
import { derivePalette } from '../palette/derive-palette.ts';
import type { BrandColors, ColorScheme } from '../palette/palette.ts';
import { PaletteContext } from '../palette/use-palette.ts';

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  colors: BrandColors;
  scheme: ColorScheme;
  headings?: BrandType['headings'];
  children: ReactNode;
}

/** Puts a brand over everything below: palette, CSS variables, fonts. antd's tokens come with its first component. */
export const ThemeProvider = (props: ThemeProviderProps) => {
  const { colors, scheme, headings = 'sans', children } = props;
  const { primary, accent, background } = colors;
  const { palette } = useMemo(
    () => derivePalette({ primary, accent, background }, scheme),
    [primary, accent, background, scheme],
  );
  useLayoutEffect(() => {
    applyCssVariables(document.documentElement, cssVariables(palette, { headings }));
  }, [palette, headings]);
  return (
    <PaletteContext value={palette}>
      {children}
      <Popups />
    </PaletteContext>
  );
};
