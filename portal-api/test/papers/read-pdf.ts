import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Piece {
  str: string;
  transform: number[];
  width: number;
}

/** What somebody reads on a PDF: its author, and its lines from top to bottom. */
export const readPdf = async (
  content: Uint8Array,
): Promise<{ author: string | undefined; lines: string[] }> => {
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    lines.push(...joined(items.flatMap((item) => ('str' in item ? [item] : []))));
  }
  const { info } = (await pdf.getMetadata()) as { info: { Author?: string } };
  await pdf.loadingTask.destroy();
  return { author: info.Author, lines };
};

// A line comes in pieces, one for each font and each gap.
const joined = (pieces: readonly Piece[]): string[] => {
  const lines: { text: string; y: number; end: number }[] = [];
  for (const { str, transform, width } of pieces) {
    const [x = 0, y = 0] = transform.slice(4);
    const last = lines.at(-1);
    if (last && last.y === y && x - last.end < 3) {
      last.text += str;
      last.end = x + width;
    } else if (str.trim() !== '') lines.push({ text: str, y, end: x + width });
  }
  return lines.toSorted((a, b) => b.y - a.y).map(({ text }) => text.replaceAll('\u00a0', ' '));
};
