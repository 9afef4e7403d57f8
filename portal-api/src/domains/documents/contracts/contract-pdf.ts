import { type Language, limits } from '@portal/shared-contracts';
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { type TextBlock, textBlocks } from './contract-content.ts';
import { drawLetterhead, type Letterhead } from '../../../adapters/pdf-letterhead.ts';
import { wordMoment } from '../../../kernel/words/formats.ts';
import { paperWords } from '../../../kernel/words/papers.ts';
import { embedFonts, type TextPainter, type Weight } from '../../../adapters/pdf-fonts.ts';

/** What is printed: exactly the signed text, the picture and the proof. */
export interface SignedContract {
  title: string;
  content: string;
  name: string;
  signedAt: Date;
  image: Uint8Array;
  contentSha256: string;
  imageSha256: string;
  packageName: string;
  orderNumber: string;
  /** Of the words that are not the contract's own. */
  language: Language;
  head: Letterhead;
}

const PAPER = { width: 595, height: 842, margin: 56, head: 96 };
const LINE = 1.45;

interface Style {
  size: number;
  weight: Weight;
  before: number;
  indent: number;
}

const styles: Record<TextBlock['kind'] | 'title' | 'small', Style> = {
  title: { size: 20, weight: 700, before: 0, indent: 0 },
  heading: { size: 13, weight: 700, before: 14, indent: 0 },
  paragraph: { size: 11, weight: 400, before: 8, indent: 0 },
  entry: { size: 11, weight: 400, before: 4, indent: 16 },
  small: { size: 9, weight: 400, before: 6, indent: 0 },
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

/** Writes downwards and takes a new page when the paper ends. */
class Sheet {
  #page: PDFPage;
  #y = PAPER.height - PAPER.head;
  readonly #pdf: PDFDocument;
  readonly #painter: TextPainter;

  constructor(pdf: PDFDocument, painter: TextPainter) {
    this.#pdf = pdf;
    this.#painter = painter;
    this.#page = pdf.addPage([PAPER.width, PAPER.height]);
  }

  /** The first page carries the firm's head. */
  async letterhead(head: Letterhead): Promise<void> {
    await drawLetterhead({ pdf: this.#pdf, page: this.#page, painter: this.#painter }, head);
  }

  #reserve(height: number): void {
    if (this.#y - height >= PAPER.margin) return;
    this.#page = this.#pdf.addPage([PAPER.width, PAPER.height]);
    this.#y = PAPER.height - PAPER.margin;
  }

  write(text: string, style: Style): void {
    const { size, weight, before, indent } = style;
    const width = PAPER.width - 2 * PAPER.margin - indent;
    this.#y -= before;
    for (const line of wrapText(text, width, (part) => this.#painter.widthOf(part, size, weight))) {
      this.#reserve(size * LINE);
      this.#y -= size * LINE;
      this.#painter.draw(this.#page, line, { x: PAPER.margin + indent, y: this.#y, size, weight });
    }
  }

  async place(png: Uint8Array): Promise<void> {
    const width = 210;
    const height = (width * limits.signature.height) / limits.signature.width;
    this.#reserve(height + 16);
    this.#y -= height + 16;
    const image = await this.#pdf.embedPng(png);
    this.#page.drawImage(image, { x: PAPER.margin, y: this.#y, width, height });
  }
}

/** The signed contract as a PDF with its proof under the signature. */
export const contractPdf = async (contract: SignedContract): Promise<Uint8Array> => {
  const blocks = textBlocks(contract.content);
  const { head, language, packageName, orderNumber } = contract;
  const word = paperWords(language);
  const subject = `${word('package')}: ${packageName} · ${word('order')} #${orderNumber}`;
  const moment = wordMoment(contract.signedAt, language);
  const proof = [
    word('signed', { name: contract.name, moment }),
    `${word('text-digest')}: ${contract.contentSha256}`,
    `${word('signature-digest')}: ${contract.imageSha256}`,
  ];
  const pdf = await PDFDocument.create();
  const texts = [
    head.name,
    head.email,
    contract.title,
    subject,
    ...blocks.map(({ text }) => text),
    ...proof,
  ];
  const sheet = new Sheet(pdf, await embedFonts(pdf, texts));
  pdf.setTitle(`${contract.title} · ${packageName} #${orderNumber}`);
  pdf.setAuthor(head.name);
  pdf.setCreationDate(contract.signedAt);
  pdf.setModificationDate(contract.signedAt);
  await sheet.letterhead(head);
  sheet.write(contract.title, styles.title);
  sheet.write(subject, styles.small);
  for (const { kind, text } of blocks)
    sheet.write(kind === 'entry' ? `• ${text}` : text, styles[kind]);
  await sheet.place(contract.image);
  for (const line of proof) sheet.write(line, styles.small);
  return pdf.save();
};
