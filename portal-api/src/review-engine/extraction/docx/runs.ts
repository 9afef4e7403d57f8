/** How the letters of a run look. */
export interface Run {
  hidden: boolean;
  white: boolean;
  shaded: boolean;
  bold: boolean;
  /** Whether its letters are pictures: "§" in Wingdings is a square. */
  signs: boolean;
  /** Said by the run itself; its paragraph's style holds otherwise. */
  size: number | undefined;
}

/** A run of which nothing is said. */
export const NO_RUN: Run = {
  hidden: false,
  white: false,
  shaded: false,
  bold: false,
  signs: false,
  size: undefined,
};

/** Whether the letters of a font are signs. */
export const hasSigns = (font: string | undefined): boolean =>
  /wingding|webding|zapf ?dingbat/i.test(font ?? '');

/** A sign as it is read: the one of an entry at the beginning of a paragraph, nothing inside it. */
export const signAfter = (text: string): string => (text.trim() === '' ? '• ' : ' ');
