/** A colour as three channels from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG_HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Reads `#rgb` or `#rrggbb`; anything else is `undefined`, because brand colours come from people. */
export const parseHex = (text: string | undefined): Rgb | undefined => {
  const value = text?.trim() ?? '';
  const short = SHORT_HEX.exec(value);
  const channels = short
    ? short.slice(1).map((digit) => digit + digit)
    : LONG_HEX.exec(value)?.slice(1);
  if (!channels) return undefined;
  const [r = 0, g = 0, b = 0] = channels.map((channel) => parseInt(channel, 16));
  return { r, g, b };
};

/** Writes a colour as `#rrggbb`. */
export const toHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((channel) => clampByte(channel).toString(16).padStart(2, '0')).join('')}`;

const clampByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Undoes the sRGB transfer curve: skipping this step is the classic mistake of contrast checks. */
export const toLinear = (channel: number): number => linear[channel] ?? linearOf(channel);

const linearOf = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

// There are 256 channels and a palette asks thousands of times.
const linear = Float64Array.from({ length: 256 }, (_value, channel) => linearOf(channel));

/** Applies the sRGB transfer curve; the result is a channel from 0 to 255. */
export const fromLinear = (light: number): number => {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return share * 255;
};
