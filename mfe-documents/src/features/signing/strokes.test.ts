import fc from 'fast-check';
import { inkFromPhoto } from './signature-canvas.ts';
import { fromBox } from './strokes.ts';

test('DO-02 a stroke ends at the same place whatever the size of the screen', () => {
  const box = fc.record({
    width: fc.integer({ min: 200, max: 1400 }),
    height: fc.integer({ min: 140, max: 1000 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, box, (x, y, { width, height }) => {
      const [point] = fromBox([{ x: x * width, y: y * height, time: 1 }], { width, height });
      expect(point?.x).toBeCloseTo(x * 700, 6);
      expect(point?.y).toBeCloseTo(y * 500, 6);
    }),
  );
});

test('DO-02 a photo becomes ink on nothing: paper vanishes, the pen stays', () => {
  const paper = [200, 195, 190, 255];
  const pen = [30, 30, 60, 255];
  const pixels = new Uint8ClampedArray([...Array.from({ length: 30 }, () => paper).flat(), ...pen]);
  inkFromPhoto(pixels, 31);
  expect(pixels[3]).toBe(0);
  expect(pixels.at(-1)).toBeGreaterThan(200);
});

/** A sheet in uneven light, from one shade of grey to another, with a line of ink across it. */
const sheet = (width: number, height: number, from: number, to: number): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = y === Math.floor(height / 2) ? 20 : from + ((to - from) * x) / width;
      pixels.set([shade, shade, shade, 255], (y * width + x) * 4);
    }
  return pixels;
};

test('FX-24 DO-02 the paper of a photo vanishes where light falls unevenly too, and its ink stays', () => {
  const [width, height] = [400, 200];
  const pixels = sheet(width, height, 225, 130);
  inkFromPhoto(pixels, width);
  const cover = (x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0;
  for (let x = 0; x < width; x += 1) {
    expect(cover(x, 20)).toBe(0);
    expect(cover(x, height - 20)).toBe(0);
    expect(cover(x, height / 2)).toBeGreaterThan(200);
  }
});
