import { makeSignature } from '../../../../seed/documents/documents.files.ts';
import { readSignature } from './signature-png.ts';

const url = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

test('DO-02 a real 700 by 500 PNG is taken as it is', () => {
  const png = makeSignature();
  expect(readSignature(url(png)).equals(png)).toBe(true);
});

test('DO-02 another size is refused', () => {
  expect(() => readSignature(url(makeSignature({ width: 701, height: 500 })))).toThrow(
    'signature-size-wrong',
  );
});

test('DO-02 a size that the pixels do not keep is refused', () => {
  const png = makeSignature({ width: 500, height: 700 });
  const honest = makeSignature();
  // The header of the honest picture before the pixels of the other one.
  const lying = Buffer.concat([honest.subarray(0, 33), png.subarray(33)]);
  expect(() => readSignature(url(lying))).toThrow(/^signature-(damaged|cut-off|size-wrong)$/);
});

test('DO-02 every cut and every flipped byte is refused, never a crash', () => {
  const png = makeSignature();
  for (let at = 8; at < png.length; at += 97) {
    expect(() => readSignature(url(png.subarray(0, at)))).toThrow(
      /^signature-(damaged|cut-off|size-wrong)$/,
    );
    const flipped = Buffer.from(png);
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    expect(() => readSignature(url(flipped))).toThrow(/^signature-(damaged|cut-off|size-wrong)$/);
  }
});

test('DO-02 another file under the name of a PNG is refused', () => {
  expect(() => readSignature(url(Buffer.from('<svg onload="alert(1)"/>')))).toThrow(
    'signature-no-png',
  );
});
