import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { PNG } from 'pngjs';

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PREFIX = 'data:image/png;base64,';
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const BYTES_PER_PIXEL = 4;

/** The header is read first: a picture that claims to be large is never unpacked. */
const checkSize = (png: Buffer): void => {
  const { width, height } = limits.signature;
  if (png.length < HEIGHT_AT + 4) throw new Refusal('signature-cut-off');
  if (png.readUInt32BE(WIDTH_AT) !== width || png.readUInt32BE(HEIGHT_AT) !== height)
    throw new Refusal('signature-size-wrong', { width, height });
};

const pixelsOf = (png: Buffer): Buffer => {
  try {
    return PNG.sync.read(png).data;
  } catch {
    throw new Refusal('signature-damaged');
  }
};

// A fully transparent pixel shows nothing, whatever colour it hides.
const visible = (pixels: Buffer, at: number): number =>
  pixels[at + 3] === 0 ? -1 : pixels.readUInt32BE(at);

const isBlank = (pixels: Buffer): boolean => {
  const first = visible(pixels, 0);
  for (let at = BYTES_PER_PIXEL; at < pixels.length; at += BYTES_PER_PIXEL)
    if (visible(pixels, at) !== first) return false;
  return true;
};

/**
 * The bytes of a signature, after every pixel was read: a real 700 by 500 PNG with something on it.
 *
 * @throws Refusal with the text of DO-03 for an empty canvas, with a reason for anything else.
 */
export const readSignature = (dataUrl: string): Buffer => {
  const png = Buffer.from(dataUrl.slice(PREFIX.length), 'base64');
  if (!dataUrl.startsWith(PREFIX) || !png.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Refusal('signature-no-png');
  checkSize(png);
  if (isBlank(pixelsOf(png))) throw new Refusal('signature-missing');
  return png;
};
