import { brandFill, shade } from './brand-fill.ts';
import { fromOklch, luminance, mix, mixer, readHex, toOklch } from './color-space.ts';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { carryWhite, reach, textOn, type Direction } from './legible.ts';
import type {
  BrandColors,
  ColorChange,
  ColorScheme,
  Meaning,
  MeaningColors,
  Palette,
} from './palette.ts';

/** Used where a firm sets nothing usable. */
export const DEFAULT_BRAND = { primary: '#2f5d8a', background: '#ffffff' } as const;

const MEANING_HUES: Record<Meaning, string> = {
  success: '#15803d',
  warning: '#a85b00',
  danger: '#c42b1c',
  info: '#2563a8',
};

/** Result of {@link derivePalette}. */
export interface DerivedPalette {
  palette: Palette;
  changes: ColorChange[];
}

/**
 * Turns any brand colours into a palette in which all text reaches 4.5:1 and all controls 3:1.
 * @example derivePalette({ primary: '#ffff00' }, 'light').palette.onPrimary // '#000000'
 */
export const derivePalette = (brand: BrandColors, scheme: ColorScheme): DerivedPalette => {
  const changes: ColorChange[] = [];
  const primaryWanted = readColor('primary', brand.primary, DEFAULT_BRAND.primary, changes);
  const accentWanted = readColor('accent', brand.accent, primaryWanted, changes);
  const grounds = scheme === 'light' ? lightGrounds(brand, changes) : darkGrounds(primaryWanted);
  const away: Direction = scheme === 'light' ? 'darker' : 'lighter';
  const under = [grounds.page, grounds.surface, grounds.sunken];
  const primary = fillFrom({ token: 'primary', wanted: primaryWanted, under, away, changes });
  // An accent that only repeats the primary colour is not reported a second time.
  const accentChanges = brand.accent ? changes : [];
  const accent = fillFrom({
    token: 'accent',
    wanted: accentWanted,
    under,
    away,
    changes: accentChanges,
  });
  const primarySoft = mix(grounds.surface, primary, scheme === 'light' ? 0.1 : 0.22);
  const soft = [...under, primarySoft];
  const hover = shade(primary, away, textOn(primary));
  const palette: Palette = {
    scheme,
    ...grounds,
    controlLine: reach(mix(grounds.line, grounds.text, 0.35), under, CONTROL_CONTRAST, away),
    textMuted: reach(mix(grounds.text, grounds.surface, 0.42), soft, TEXT_CONTRAST, away),
    primary,
    primaryHover: hover,
    primaryActive: shade(hover, away, textOn(primary)),
    onPrimary: textOn(primary),
    ...brandFill(primaryWanted, primary, under, away),
    primaryText: reach(primaryWanted, soft, TEXT_CONTRAST, away),
    primarySoft,
    onPrimarySoft: reach(primaryWanted, soft, TEXT_CONTRAST, away),
    focus: reach(primary, soft, CONTROL_CONTRAST, away),
    accent,
    onAccent: textOn(accent),
    chart: reach(primary, under, CONTROL_CONTRAST, away),
    chartRest: mix(grounds.surface, grounds.text, 0.14),
    spotlight: scheme === 'light' ? '#1f2430' : '#e8eaef',
    onSpotlight: scheme === 'light' ? '#ffffff' : '#14171d',
    meanings: meaningsOn(under, scheme, away),
  };
  return { palette, changes };
};

const readColor = (
  token: string,
  setByFirm: string | undefined,
  fallback: string,
  changes: ColorChange[],
): string => {
  const hex = readHex(setByFirm);
  if (hex) return hex;
  if (setByFirm) changes.push({ token, wanted: setByFirm, used: fallback, reason: 'not-a-colour' });
  return fallback;
};

type Grounds = Pick<Palette, 'page' | 'surface' | 'sunken' | 'line' | 'text'>;

const LIGHTEST_PAGE = 0.86;

const lightGrounds = (brand: BrandColors, changes: ColorChange[]): Grounds => {
  const wanted = readColor('background', brand.background, DEFAULT_BRAND.background, changes);
  const whitened = mixer(wanted, '#ffffff');
  let page = wanted;
  for (let share = 0; luminance(page) < LIGHTEST_PAGE && share < 1; share += 0.02) {
    page = whitened(share);
  }
  if (page !== wanted) {
    changes.push({ token: 'background', wanted, used: page, reason: 'too-dark-for-a-page' });
  }
  return {
    page,
    surface: '#ffffff',
    sunken: mix(page, '#1b1f27', 0.035),
    line: mix(page, '#1b1f27', 0.13),
    text: '#1b1f27',
  };
};

const darkGrounds = (primary: string): Grounds => {
  const { h } = toOklch(primary);
  const tint = (l: number): string => fromOklch({ l, c: 0.012, h });
  return {
    page: tint(0.17),
    surface: tint(0.21),
    sunken: tint(0.245),
    line: tint(0.33),
    text: '#eceef2',
  };
};

const fillFrom = ({
  token,
  wanted,
  under,
  away,
  changes,
}: {
  token: string;
  wanted: string;
  under: readonly string[];
  away: Direction;
  changes: ColorChange[];
}): string => {
  const visible = reach(wanted, under, CONTROL_CONTRAST, away);
  const used = away === 'darker' ? carryWhite(visible) : visible;
  if (used !== wanted) changes.push({ token, wanted, used, reason: 'too-little-contrast' });
  return used;
};

const meaningsOn = (
  under: readonly string[],
  scheme: ColorScheme,
  away: Direction,
): Record<Meaning, MeaningColors> => {
  const make = (hue: string): MeaningColors => {
    const soft = mix(under[1] ?? '#ffffff', hue, scheme === 'light' ? 0.09 : 0.24);
    const fill = reach(hue, under, CONTROL_CONTRAST, away);
    return {
      soft,
      text: reach(hue, [...under, soft], TEXT_CONTRAST, away),
      fill,
      onFill: textOn(fill),
    };
  };
  return {
    success: make(MEANING_HUES.success),
    warning: make(MEANING_HUES.warning),
    danger: make(MEANING_HUES.danger),
    info: make(MEANING_HUES.info),
  };
};
