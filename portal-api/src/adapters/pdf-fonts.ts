import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

const require = createRequire(import.meta.url);

// One file per script; a PDF's own fonts know neither Cyrillic nor Thai.
const scripts: readonly { covers: RegExp; file: string }[] = [
  {
    covers: /[\u0e00-\u0e7f]/u,
    file: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-{w}-normal.woff',
  },
  {
    covers: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
    file: '@fontsource/noto-sans/files/noto-sans-cyrillic-{w}-normal.woff',
  },
  {
    covers: /[\u0100-\u024f\u1e00-\u1eff]/u,
    file: '@fontsource/noto-sans/files/noto-sans-latin-ext-{w}-normal.woff',
  },
];
const LATIN = '@fontsource/noto-sans/files/noto-sans-latin-{w}-normal.woff';

/** Weight of the printed text. */
export type Weight = 400 | 700;

/** Draws text of any of the portal's languages. */
export interface TextPainter {
  widthOf(text: string, size: number, weight: Weight): number;
  draw(
    page: PDFPage,
    text: string,
    at: { x: number; y: number; size: number; weight: Weight },
  ): void;
}

const fileOf = (letter: string): string =>
  scripts.find(({ covers }) => covers.test(letter))?.file ?? LATIN;

/** Neighbouring letters of one script together; a space stays with what stands before it. */
const runsOf = (text: string): { file: string; text: string }[] => {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const file = last && /\s/.test(letter) ? last.file : fileOf(letter);
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
};

const words = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );

/** Breaks at words; a word longer than the line (a digest, a link) breaks inside. */
export const wrapText = (
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] => {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string): void => {
    if (line === '' || widthOf(line + piece) <= width) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  };
  for (const word of words(text)) {
    if (widthOf(word) <= width) add(word);
    else for (const letter of word) add(letter);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
};

/** Embeds the fonts that these texts need, each once and reduced to its used letters. */
export const embedFonts = async (
  pdf: PDFDocument,
  texts: readonly string[],
): Promise<TextPainter> => {
  pdf.registerFontkit(fontkit);
  const files = new Set([LATIN, ...texts.flatMap((text) => runsOf(text).map(({ file }) => file))]);
  const fonts = new Map<string, PDFFont>();
  for (const file of files)
    for (const weight of [400, 700] as const) {
      const bytes = await readFile(require.resolve(file.replace('{w}', String(weight))));
      fonts.set(`${file} ${weight}`, await pdf.embedFont(bytes, { subset: true }));
    }
  const parts = (text: string, weight: Weight) =>
    runsOf(text).flatMap((run) => {
      const font = fonts.get(`${run.file} ${weight}`);
      return font ? [{ text: run.text, font }] : [];
    });
  return {
    widthOf: (text, size, weight) =>
      parts(text, weight).reduce(
        (sum, part) => sum + part.font.widthOfTextAtSize(part.text, size),
        0,
      ),
    draw: (page, text, { x, y, size, weight }) => {
      let at = x;
      for (const part of parts(text, weight)) {
        page.drawText(part.text, { x: at, y, size, font: part.font });
        at += part.font.widthOfTextAtSize(part.text, size);
      }
    },
  };
};
