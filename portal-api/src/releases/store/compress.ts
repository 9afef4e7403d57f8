import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Code, styles and data shrink; pictures and fonts are compressed already. */
const SHRINKS = /\.(m?js|css|json|svg|html)$/;

/** The Brotli form of a file, or undefined when it is not worth it; slow, and done once. */
export const brotliOf = async (
  name: string,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> => {
  if (!SHRINKS.test(name) || bytes.byteLength < 512) return undefined;
  const small = await compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength > 4_000_000 ? 9 : 11 },
  });
  return small.byteLength < bytes.byteLength ? small : undefined;
};

/** The compressed form that a build brought along, if it holds exactly these bytes. */
export const checkedBrotli = async (
  bytes: Uint8Array,
  small: Uint8Array | undefined,
): Promise<Uint8Array | undefined> => {
  if (!small) return undefined;
  try {
    const whole = await decompress(small, { maxOutputLength: Math.max(1, bytes.byteLength) });
    return whole.equals(bytes) ? small : undefined;
  } catch {
    return undefined;
  }
};
