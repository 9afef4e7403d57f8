import ConfigProvider from 'antd/es/config-provider';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../controls/spinner.tsx';
import { usePalette } from '../theme/use-palette.ts';
import { useReducedMotion } from '../theme/use-media.ts';
import { useAntdLocale } from './antd-locales.ts';
import { antdTheme } from './antd-theme.ts';

// A busy button keeps its name: antd's own spinner would put an English "loading" before it.
const button = { loadingIcon: <Spinner /> };

const IsThemed = createContext(false);

/** Puts the brand over antd's components below, unless a parent has done so. */
export const AntdTheme = ({ children }: { children: ReactNode }) =>
  useContext(IsThemed) ? <>{children}</> : <Themed>{children}</Themed>;

const Themed = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation('ui');
  const palette = usePalette();
  const motion = !useReducedMotion();
  const theme = useMemo(() => antdTheme(palette, motion), [palette, motion]);
  const locale = useAntdLocale(i18n.language);
  return (
    <IsThemed value>
      <ConfigProvider theme={theme} locale={locale} button={button}>
        {children}
      </ConfigProvider>
    </IsThemed>
  );
};
