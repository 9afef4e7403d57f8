import ConfigProvider from 'antd/es/config-provider';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../controls/spinner.tsx';
import { DownIcon, EllipsisIcon } from '../icons.ts';
import { usePalette } from '../palette/use-palette.ts';
import { useReducedMotion } from '../render/use-media.ts';
import { useAntdLocale } from './antd-locales.ts';
import { antdTheme, popoverEdge } from './antd-theme.ts';

// antd's own icons say their English names in every language; these are decoration.
const button = { loadingIcon: <Spinner /> };
const select = { suffixIcon: <DownIcon /> };

const IsThemed = createContext(false);

/** Puts the brand over antd's components below, unless a parent has done so. */
export const AntdTheme = ({ children }: { children: ReactNode }) =>
  useContext(IsThemed) ? <>{children}</> : <Themed>{children}</Themed>;

const Themed = ({ children }: { children: ReactNode }) => {
  const { t, i18n } = useTranslation('ui');
  const palette = usePalette();
  const motion = !useReducedMotion();
  const theme = useMemo(() => antdTheme(palette, motion), [palette, motion]);
  const popover = useMemo(() => popoverEdge(palette), [palette]);
  const locale = useAntdLocale(i18n.language);
  const more = t('more');
  const tabs = useMemo(() => ({ more: { icon: <TabsBehind name={more} /> } }), [more]);
  return (
    <IsThemed value>
      <ConfigProvider
        theme={theme}
        locale={locale}
        button={button}
        select={select}
        tabs={tabs}
        popover={popover}
      >
        {children}
      </ConfigProvider>
    </IsThemed>
  );
};

/** What leads to the tabs that have no room; its button takes a name from nothing else. */
const TabsBehind = ({ name }: { name: string }) => (
  <>
    <EllipsisIcon />
    <span className="pui-visually-hidden">{name}</span>
  </>
);
