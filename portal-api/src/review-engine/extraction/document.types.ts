/** Where a line stands in the document. */
export type LinePlace = 'body' | 'header' | 'footer' | 'box' | 'table';

/** One line as it is drawn, before wrapped lines are joined. */
export interface DrawnLine {
  readonly page: number;
  readonly text: string;
  readonly place: LinePlace;
  /** Left and right end in points; a DOCX has none and counts its indents. */
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  /** A bullet by its sign or by the list that it belongs to. */
  readonly bullet: boolean;
  /** A heading by its style. */
  readonly heading: boolean;
  /** Column on the page, counted from the left; 0 also for what spans columns. */
  readonly column: number;
  /** Whole paragraphs, as DOCX has them, never join. */
  readonly whole: boolean;
}

/** What fell away on the way to the text. */
export interface Dropped {
  readonly why: 'header-footer' | 'hidden';
  readonly text: string;
}

/** A document as it was read, whatever it came as. */
export interface ReadDocument {
  readonly kind: 'pdf' | 'docx' | 'text';
  readonly pages: number;
  readonly drawn: readonly DrawnLine[];
  /** Lines in the order of the file. */
  readonly stream: readonly string[];
  readonly dropped: readonly Dropped[];
  readonly columns: number;
  /** Tables that lay text out beside text. */
  readonly tables: number;
  /** Pages of pictures without any text. */
  readonly textlessPages: number;
  /** Whether a picture looks like the photo of a person. */
  readonly portrait: boolean;
  readonly notRead: readonly {
    readonly what: 'pages' | 'characters';
    readonly limit: number;
    readonly found: number;
  }[];
}
