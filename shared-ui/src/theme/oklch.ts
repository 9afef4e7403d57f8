import { fromLinear, parseHex, toHex, toLinear } from './srgb.ts';

/** A colour by perceived lightness (0 to 1), chroma and hue (radians): moving `l` keeps the brand's hue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Converts a hex colour to OKLCH. */
export const toOklch = (hex: string): Oklch => {
  const rgb = parseHex(hex);
  if (!rgb) throw new Error(`Not a colour: ${hex}`);
  const [r, g, b] = [toLinear(rgb.r), toLinear(rgb.g), toLinear(rgb.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
};

const toLinearRgb = ({ l, c, h }: Oklch): [number, number, number] => {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const isInGamut = (channels: readonly number[]): boolean =>
  channels.every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** Converts OKLCH to hex; a colour no screen can show loses chroma, never hue. */
export const fromOklch = (color: Oklch): string => {
  const wanted = { ...color, l: Math.max(0, Math.min(1, color.l)) };
  let channels = toLinearRgb(wanted);
  for (let chroma = wanted.c; !isInGamut(channels) && chroma > 0.001; chroma *= 0.92) {
    channels = toLinearRgb({ ...wanted, c: chroma });
  }
  const [r, g, b] = channels.map((channel) => fromLinear(Math.max(0, Math.min(1, channel))));
  return toHex({ r: r ?? 0, g: g ?? 0, b: b ?? 0 });
};

/** Mixes two colours in OKLab; `share` 0 is the first, 1 the second. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [toOklch(one), toOklch(other)];
  const at = (a: number, b: number): number => a + (b - a) * share;
  const a = at(from.c * Math.cos(from.h), to.c * Math.cos(to.h));
  const b = at(from.c * Math.sin(from.h), to.c * Math.sin(to.h));
  return fromOklch({ l: at(from.l, to.l), c: Math.hypot(a, b), h: Math.atan2(b, a) });
};
