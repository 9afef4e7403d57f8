import { type Language, limits } from '@portal/shared-contracts';
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { type TextBlock, textBlocks } from './contract-content.ts';
import { drawLetterhead, type Letterhead } from '../../../adapters/pdf-letterhead.ts';
import { wordMoment } from '../../../kernel/words/formats.ts';
import { paperWords } from '../../../kernel/words/papers.ts';
import {
  embedFonts,
  type TextPainter,
  type Weight,
  wrapText,
} from '../../../adapters/pdf-fonts.ts';

/** What every printed contract has. */
interface Paper {
  title: string;
  content: string;
  /** Of the words that are not the contract's own. */
  language: Language;
  head: Letterhead;
}

/** A version as it is published, which nobody has signed. */
export interface UnsignedContract extends Paper {
  publishedAt: Date;
}

/** What is printed: exactly the signed text, the picture and the proof. */
export interface SignedContract extends Paper {
  name: string;
  signedAt: Date;
  image: Uint8Array;
  contentSha256: string;
  imageSha256: string;
  packageName: string;
  orderNumber: string;
}

const PAPER = { width: 595, height: 842, margin: 56, head: 96 };
const LINE = 1.45;
const INDENT = 16;

interface Style {
  size: number;
  weight: Weight;
  before: number;
  /** None where it is left out. */
  indent?: number;
}

const styles: Record<TextBlock['kind'] | 'title' | 'small', Style> = {
  title: { size: 20, weight: 700, before: 0 },
  heading: { size: 13, weight: 700, before: 14 },
  paragraph: { size: 11, weight: 400, before: 8 },
  entry: { size: 11, weight: 400, before: 4 },
  small: { size: 9, weight: 400, before: 6 },
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
    const { size, weight, before, indent = 0 } = style;
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

interface Print {
  /** Below the title: what it is of. */
  about: string;
  /** In the properties of the file. */
  fileTitle: string;
  at: Date;
  image?: Uint8Array;
  /** Below the picture. */
  proof?: readonly string[];
}

const print = async (paper: Paper, { about, at, ...rest }: Print): Promise<Uint8Array> => {
  const { title, head } = paper;
  const { proof = [], image, fileTitle } = rest;
  const blocks = textBlocks(paper.content);
  const pdf = await PDFDocument.create();
  const texts = [head.name, head.email, title, about, ...blocks.map(({ text }) => text), ...proof];
  const sheet = new Sheet(pdf, await embedFonts(pdf, texts));
  pdf.setTitle(fileTitle);
  pdf.setAuthor(head.name);
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  await sheet.letterhead(head);
  sheet.write(title, styles.title);
  sheet.write(about, styles.small);
  for (const { kind, text, mark, depth } of blocks)
    sheet.write(mark ? `${mark} ${text}` : text, { ...styles[kind], indent: INDENT * depth });
  if (image) await sheet.place(image);
  for (const line of proof) sheet.write(line, styles.small);
  return pdf.save();
};

/** The signed contract as a PDF with its proof under the signature. */
export const contractPdf = (contract: SignedContract): Promise<Uint8Array> => {
  const { language, packageName, orderNumber, signedAt } = contract;
  const word = paperWords(language);
  const moment = wordMoment(signedAt, language);
  return print(contract, {
    about: `${word('package')}: ${packageName} · ${word('order')} #${orderNumber}`,
    fileTitle: `${contract.title} · ${packageName} #${orderNumber}`,
    at: signedAt,
    image: contract.image,
    proof: [
      word('signed', { name: contract.name, moment }),
      `${word('text-digest')}: ${contract.contentSha256}`,
      `${word('signature-digest')}: ${contract.imageSha256}`,
    ],
  });
};

/** A published version as a PDF, as its customers will read it. */
export const unsignedContractPdf = (contract: UnsignedContract): Promise<Uint8Array> => {
  const { language, publishedAt, title } = contract;
  const about = `${paperWords(language)('date')}: ${wordMoment(publishedAt, language)}`;
  return print(contract, { about, fileTitle: title, at: publishedAt });
};
