import { crc32, inflateSync } from 'node:zlib';
import { AppError, limits } from '@portal/shared-contracts';
import { SIGNATURE_MISSING } from '@portal/shared-contracts/documents';

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PREFIX = 'data:image/png;base64,';
const { width: WIDTH, height: HEIGHT } = limits.signature;

const refuse = (reason: string): never => {
  throw new AppError('unprocessable', `The signature is not usable: ${reason}`);
};

interface Chunk {
  type: string;
  data: Buffer;
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = MAGIC.length; at < png.length;) {
    if (at + 12 > png.length) return refuse('the picture is cut off');
    const length = png.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > png.length) return refuse('the picture is cut off');
    const type = png.toString('latin1', at + 4, at + 8);
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end))
      return refuse('the picture is damaged');
    yield { type, data: png.subarray(at + 8, end) };
    if (type === 'IEND') return;
    at = end + 4;
  }
  refuse('the picture is cut off');
}

/** Bytes per pixel of the two kinds of PNG that a canvas writes: RGB and RGBA with 8 bits. */
const bytesPerPixel = (header: Buffer): number => {
  if (header.length !== 13) return refuse('the picture is damaged');
  const [depth, color, , , interlace] = header.subarray(8);
  if (header.readUInt32BE(0) !== WIDTH || header.readUInt32BE(4) !== HEIGHT)
    return refuse(`it must be ${WIDTH} by ${HEIGHT} pixels`);
  if (depth !== 8 || interlace !== 0) return refuse('the picture has an unusual format');
  if (color === 6) return 4;
  return color === 2 ? 3 : refuse('the picture has an unusual format');
};

const unpack = (data: Buffer, size: number): Buffer => {
  try {
    const raw = inflateSync(data, { maxOutputLength: size });
    return raw.length === size ? raw : refuse('the picture is cut off');
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse('the picture is damaged');
  }
};

const paeth = (left: number, up: number, corner: number): number => {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

const unfilter = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : refuse('the picture is damaged');
};

/** Undoes the PNG filters in place and leaves the pixels without their filter bytes. */
const pixelsOf = (raw: Buffer, step: number): Buffer => {
  const stride = WIDTH * step;
  const pixels = Buffer.alloc(stride * HEIGHT);
  for (let row = 0; row < HEIGHT; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x;
      const left = x >= step ? (pixels[at - step] ?? 0) : 0;
      const up = row > 0 ? (pixels[at - stride] ?? 0) : 0;
      const corner = x >= step && row > 0 ? (pixels[at - stride - step] ?? 0) : 0;
      const byte = raw[row * (stride + 1) + 1 + x] ?? 0;
      pixels[at] = byte + unfilter(filter, left, up, corner);
    }
  }
  return pixels;
};

// A fully transparent pixel shows nothing, whatever colour it hides.
const visible = (pixels: Buffer, at: number, step: number): number =>
  step === 4 && pixels[at + 3] === 0 ? -1 : pixels.readUIntBE(at, step);

const isBlank = (pixels: Buffer, step: number): boolean => {
  const first = visible(pixels, 0, step);
  for (let at = step; at < pixels.length; at += step)
    if (visible(pixels, at, step) !== first) return false;
  return true;
};

/**
 * The bytes of a signature, after every pixel was read: a real 700 by 500 PNG with something on it.
 *
 * @throws AppError with the text of DO-03 for an empty canvas, with a reason for anything else.
 */
export const readSignature = (dataUrl: string): Buffer => {
  const png = Buffer.from(dataUrl.slice(PREFIX.length), 'base64');
  if (!dataUrl.startsWith(PREFIX) || !png.subarray(0, MAGIC.length).equals(MAGIC))
    return refuse('it is no PNG picture');
  const chunks = [...chunksOf(png)];
  const header = chunks[0]?.type === 'IHDR' ? chunks[0].data : refuse('the picture is damaged');
  const step = bytesPerPixel(header);
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = pixelsOf(unpack(data, (WIDTH * step + 1) * HEIGHT), step);
  if (isBlank(pixels, step)) throw new AppError('bad-input', SIGNATURE_MISSING);
  return png;
};
