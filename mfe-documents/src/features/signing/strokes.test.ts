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
  inkFromPhoto(pixels);
  expect(pixels[3]).toBe(0);
  expect(pixels.at(-1)).toBeGreaterThan(200);
});
