import theme from 'antd/es/theme';
import type { ConfigProviderProps, ThemeConfig } from 'antd/es/config-provider';
import { FONT_SIZES, SANS } from '../palette/fonts.ts';
import type { Palette } from '../palette/palette.ts';

const colorTokens = (palette: Palette): ThemeConfig['token'] => {
  const { success, warning, danger, info } = palette.meanings;
  return {
    colorPrimary: palette.primary,
    colorPrimaryHover: palette.primaryHover,
    colorPrimaryActive: palette.primaryActive,
    colorPrimaryBg: palette.primarySoft,
    colorPrimaryBgHover: palette.primarySoft,
    colorPrimaryBorder: palette.primary,
    colorPrimaryBorderHover: palette.primary,
    colorPrimaryText: palette.primaryText,
    colorPrimaryTextHover: palette.primaryText,
    colorPrimaryTextActive: palette.primaryText,
    colorLink: palette.primaryText,
    colorLinkHover: palette.primaryText,
    colorLinkActive: palette.primaryText,
    colorText: palette.text,
    colorTextHeading: palette.text,
    colorTextSecondary: palette.textMuted,
    colorTextTertiary: palette.textMuted,
    colorTextQuaternary: palette.textMuted,
    colorTextDescription: palette.textMuted,
    colorTextPlaceholder: palette.textMuted,
    colorIcon: palette.textMuted,
    colorTextLightSolid: palette.onPrimary,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.surface,
    colorBgLayout: palette.page,
    colorBgSpotlight: palette.spotlight,
    colorBorder: palette.controlLine,
    colorBorderSecondary: palette.line,
    colorSplit: palette.line,
    colorFillAlter: palette.sunken,
    colorSuccess: success.fill,
    colorSuccessText: success.text,
    colorSuccessBg: success.soft,
    colorSuccessBorder: success.fill,
    colorWarning: warning.fill,
    colorWarningText: warning.text,
    colorWarningBg: warning.soft,
    colorWarningBorder: warning.fill,
    colorError: danger.text,
    colorErrorText: danger.text,
    colorErrorHover: danger.text,
    colorErrorActive: danger.text,
    colorErrorTextHover: danger.text,
    colorErrorTextActive: danger.text,
    colorErrorBg: danger.soft,
    colorErrorBorder: danger.fill,
    colorErrorBorderHover: danger.fill,
    colorInfo: info.fill,
    colorInfoText: info.text,
    colorInfoBg: info.soft,
    colorInfoBorder: info.fill,
    controlOutline: 'transparent',
    controlItemBgActive: palette.primarySoft,
    controlItemBgActiveHover: palette.primarySoft,
    controlItemBgHover: palette.sunken,
  };
};

// A shadow alone does not part what lies above a dark page from it.
const edge = (line: string): string => `0 0 0 1px ${line}`;

const darkShadows = ({ scheme, line }: Palette): ThemeConfig['token'] => {
  if (scheme === 'light') return {};
  const shadow = `${edge(line)}, 0 8px 24px rgb(0 0 0 / 60%)`;
  return { boxShadow: shadow, boxShadowSecondary: shadow };
};

const SIZE_TOKENS: ThemeConfig['token'] = {
  fontFamily: SANS,
  fontSize: FONT_SIZES.body,
  fontSizeSM: FONT_SIZES.small,
  fontSizeLG: FONT_SIZES.body,
  fontSizeXL: FONT_SIZES.large,
  fontSizeHeading1: FONT_SIZES.hero,
  fontSizeHeading2: FONT_SIZES.title,
  fontSizeHeading3: FONT_SIZES.large,
  fontSizeHeading4: FONT_SIZES.body,
  fontSizeHeading5: FONT_SIZES.body,
  controlHeight: 40,
  controlHeightSM: 32,
  controlHeightLG: 48,
  borderRadius: 8,
  borderRadiusLG: 12,
  borderRadiusSM: 6,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
  lineWidthFocus: 2,
  fontWeightStrong: 600,
};

// Dark fills of antd put "light solid" text on these, which is not always what the brand's fill carries.
const componentTokens = (palette: Palette): ThemeConfig['components'] => {
  const { danger } = palette.meanings;
  const onDangerText = palette.scheme === 'light' ? '#ffffff' : '#000000';
  return {
    Button: {
      primaryColor: palette.onPrimaryFill,
      colorPrimary: palette.primaryFill,
      colorPrimaryHover: palette.primaryFillHover,
      colorPrimaryActive: palette.primaryFillActive,
      dangerColor: onDangerText,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultHoverColor: palette.primaryText,
      defaultHoverBorderColor: palette.primary,
      defaultActiveColor: palette.primaryText,
      defaultActiveBorderColor: palette.primary,
      fontWeight: 500,
    },
    Tooltip: { colorTextLightSolid: palette.onSpotlight, colorBgSpotlight: palette.spotlight },
    Badge: { colorTextLightSolid: danger.onFill, colorError: danger.fill },
    Menu: {
      itemSelectedBg: palette.primarySoft,
      itemSelectedColor: palette.onPrimarySoft,
      subMenuItemSelectedColor: palette.onPrimarySoft,
      itemHoverBg: palette.sunken,
      itemActiveBg: palette.primarySoft,
      subMenuItemBg: 'transparent',
      itemBg: 'transparent',
    },
    Table: {
      headerBg: palette.sunken,
      headerColor: palette.textMuted,
      rowHoverBg: palette.sunken,
      borderColor: palette.line,
      headerSortActiveBg: palette.sunken,
      headerSortHoverBg: palette.sunken,
      bodySortBg: 'transparent',
    },
    Rate: { starColor: palette.chart, starBg: palette.chartRest },
    Switch: { colorTextQuaternary: palette.controlLine, colorTextTertiary: palette.controlLine },
    Slider: { railBg: palette.line, handleColor: palette.primary, trackBg: palette.primary },
    Tabs: { itemSelectedColor: palette.primaryText, inkBarColor: palette.primary },
    Card: { headerFontSize: FONT_SIZES.body },
    Layout: { bodyBg: palette.page, headerBg: palette.surface, siderBg: palette.surface },
  };
};

type Algorithm = typeof theme.darkAlgorithm;

/**
 * antd's own derivation with our colours put over its result. Otherwise antd would shift what it calls seeds
 * (primary, link, error …) in the dark scheme, and with them their contrast.
 */
const exactAlgorithm = (palette: Palette): Algorithm => {
  const base = palette.scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const exact = colorTokens(palette);
  return (seed, map) => ({ ...base(seed, map), ...exact });
};

/** antd's theme for a palette; sets every colour, so that none that antd derives by itself shows. */
export const antdTheme = (palette: Palette, motion: boolean): ThemeConfig => ({
  algorithm: exactAlgorithm(palette),
  token: { ...colorTokens(palette), ...darkShadows(palette), ...SIZE_TOKENS, motion },
  components: componentTokens(palette),
});

/** The edge of antd's popovers, whose shadow is no token. */
export const popoverEdge = ({ scheme, line }: Palette): ConfigProviderProps['popover'] =>
  scheme === 'dark' ? { styles: { container: { boxShadow: edge(line) } } } : {};
