import fc from 'fast-check';
import { contrast } from './contrast.ts';
import { derivePalette } from './derive-palette.ts';
import { palettePairs } from './palette-pairs.ts';
import type { BrandColors, ColorScheme } from './palette.ts';

const failures = (brand: BrandColors, scheme: ColorScheme): string[] =>
  palettePairs(derivePalette(brand, scheme).palette)
    .filter(({ front, back, ratio }) => contrast(front, back) < ratio)
    .map(
      ({ name, front, back }) => `${name}: ${front}/${back} ${contrast(front, back).toFixed(2)}`,
    );

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('HS-06 colours of any brand are legible', () => {
  test('HS-06 luminance undoes the sRGB curve', () => {
    expect(contrast('#757575', '#101010')).toBeCloseTo(4.13, 2);
    expect(contrast('#ffffff', '#3b82f6')).toBeCloseTo(3.68, 2);
    expect(contrast('#000000', '#3b82f6')).toBeCloseTo(5.71, 2);
  });

  test.each(['#757575', '#3b82f6', '#ffff00', '#ffffff', '#000000'])(
    'HS-06 the named brand %s is legible in light and dark',
    (primary) => {
      expect(failures({ primary }, 'light')).toEqual([]);
      expect(failures({ primary }, 'dark')).toEqual([]);
    },
  );

  test('HS-06 10,000 random palettes reach 4.5:1 for text and 3:1 for controls, light and dark', () => {
    fc.assert(
      fc.property(
        hex,
        hex,
        hex,
        fc.constantFrom<ColorScheme>('light', 'dark'),
        (primary, accent, background, scheme) => {
          const found = failures({ primary, accent, background }, scheme);
          if (found.length > 0) throw new Error(found.join('\n'));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test('HS-06 the report says what was changed and leaves a good brand alone', () => {
    expect(derivePalette({ primary: '#0F766E', background: '#fdfbf7' }, 'light').changes).toEqual(
      [],
    );
    const { changes } = derivePalette({ primary: '#ffff00', background: 'url(evil)' }, 'light');
    expect(changes.map((change) => [change.token, change.reason])).toEqual([
      ['background', 'not-a-colour'],
      ['primary', 'too-little-contrast'],
    ]);
  });

  test.each(['#ffff00', '#ffd60a', '#f59e0b', '#7dd3fc'])(
    'UX-17 the bright brand %s fills its buttons itself, with a dark label and an outline',
    (primary) => {
      const { palette } = derivePalette({ primary }, 'light');
      expect(palette.primaryFill).toBe(primary);
      expect(palette.onPrimaryFill).toBe('#000000');
      expect(contrast(palette.primaryEdge, palette.page)).toBeGreaterThanOrEqual(3);
      expect(palette.primaryFillHover).not.toBe(primary);
    },
  );

  test('UX-17 a brand that is seen by itself needs no outline, and one without a colour stays a dark fill', () => {
    const teal = derivePalette({ primary: '#0f766e' }, 'light').palette;
    expect([teal.primaryFill, teal.primaryEdge]).toEqual(['#0f766e', 'transparent']);
    expect(teal.primaryFillHover).toBe(teal.primaryHover);
    const white = derivePalette({ primary: '#ffffff' }, 'light').palette;
    expect(white.primaryFill).toBe(white.primary);
    expect(white.primaryEdge).toBe('transparent');
  });
});
