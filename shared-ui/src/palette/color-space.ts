import {
  convertLabToLch,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  parseHex,
  type Lrgb,
  type Oklab,
  type Oklch,
  type Rgb,
} from 'culori/fn';

// The plain conversions of culori: its converter() and formatHex() would bring every notation of CSS colours along.

/** A colour by perceived lightness (0 to 1), chroma and hue (degrees): changing `l` alone keeps the brand's hue. */
export type { Oklch };

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const toRgb = (hex: string): Rgb => {
  const rgb = HEX.test(hex) ? parseHex(hex) : undefined;
  if (!rgb) throw new Error(`Not a colour: ${hex}`);
  return rgb;
};

const byte = (channel: number): string =>
  Math.round(255 * Math.max(0, Math.min(1, channel)))
    .toString(16)
    .padStart(2, '0');

const toHex = ({ r, g, b }: Omit<Rgb, 'mode'>): string => `#${byte(r)}${byte(g)}${byte(b)}`;

/** Reads `#rgb` or `#rrggbb` as `#rrggbb`; anything else is `undefined`, because brand colours come from people. */
export const readHex = (text: string | undefined): string | undefined => {
  const value = text?.trim() ?? '';
  return HEX.test(value) ? toHex(toRgb(value)) : undefined;
};

// A channel has 256 values, and a palette asks for the light of some thousand colours.
const light = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return convertRgbToLrgb({ r: channel, g: channel, b: channel }).r;
});
const lightOf = (channel: number): number => light[Math.round(255 * channel)] ?? 0;

/** Relative luminance as WCAG 2.2 defines it: 0 is black, 1 is white. */
export const luminance = (hex: string): number => {
  const { r, g, b } = toRgb(hex);
  return 0.2126 * lightOf(r) + 0.7152 * lightOf(g) + 0.0722 * lightOf(b);
};

const toOklab = (hex: string): Oklab => convertRgbToOklab(toRgb(hex));

/** Converts a hex colour to OKLCH. */
export const toOklch = (hex: string): Oklch => convertLabToLch(toOklab(hex), 'oklch');

const isShown = (channel: number): boolean => channel >= -0.0001 && channel <= 1.0001;

const isInGamut = ({ r, g, b }: Lrgb): boolean => isShown(r) && isShown(g) && isShown(b);

/** Converts OKLCH to hex; a colour that no screen can show loses chroma, never hue. */
export const fromOklch = (color: Omit<Oklch, 'mode'>): string => {
  const l = Math.max(0, Math.min(1, color.l));
  const hue = convertLchToLab({ l, c: 1, h: color.h });
  const withChroma = (c: number): Lrgb => convertOklabToLrgb({ l, a: c * hue.a, b: c * hue.b });
  let lrgb = withChroma(color.c);
  for (let c = color.c; !isInGamut(lrgb) && c > 0.001; c *= 0.92) lrgb = withChroma(c);
  return toHex(convertLrgbToRgb(lrgb));
};

/** Mixes two colours in OKLab by any share: 0 is the first, 1 the second. */
export const mixer = (one: string, other: string): ((share: number) => string) => {
  const [from, to] = [toOklab(one), toOklab(other)];
  return (share) => {
    const between = (a: number, b: number): number => a + (b - a) * share;
    const mixed = { l: between(from.l, to.l), a: between(from.a, to.a), b: between(from.b, to.b) };
    return fromOklch(convertLabToLch(mixed, 'oklch'));
  };
};

/** Mixes two colours in OKLab; `share` 0 is the first, 1 the second. */
export const mix = (one: string, other: string, share: number): string => mixer(one, other)(share);
