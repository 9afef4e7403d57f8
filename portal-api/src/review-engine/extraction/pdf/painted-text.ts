import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Box, boxOf, type Matrix, SAME, shared, times } from './geometry.ts';

type Colour = readonly [number, number, number];

/** A stretch of a line that nobody sees. */
export interface HiddenStretch {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

interface Graphics {
  matrix: Matrix;
  colour: Colour | undefined;
  opacity: number;
  mode: number;
  size: number;
  /** What is painted shows in here alone; everywhere when missing. */
  clip?: Box;
}

interface Painter {
  now: Graphics;
  saved: Graphics[];
  text: Matrix;
  line: Matrix;
  leading: number;
  /** What is painted so far, the last on top; without a colour it is a picture. */
  painted: { box: Box; colour: Colour | undefined }[];
  hidden: HiddenStretch[];
  /** The path that comes next says where painting shows. */
  clipsNext: boolean;
}

const WHITE: Colour = [255, 255, 255];
const INVISIBLE_MODES = new Set([3, 7]);
// Colours this near to each other are one colour to the eye.
const NEAR = 28;
const TINY = 3;
const FAINT = 0.1;
// Paths beyond this are drawings, no backgrounds, and would only cost time.
const MOST_PAINTED = 2000;

const colourOf = (value: unknown): Colour | undefined => {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{6})/i.exec(value)?.[1] : undefined;
  const parts = [0, 2, 4].map((at) => parseInt(hex?.slice(at, at + 2) ?? '', 16));
  return hex ? (parts as unknown as Colour) : undefined;
};

const isNear = (a: Colour, b: Colour): boolean =>
  a.every((part, at) => Math.abs(part - b[at]!) < NEAR);

const behind = (painter: Painter, x: number, y: number): { colour: Colour | undefined } =>
  painter.painted.findLast(
    ({ box }) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top,
  ) ?? { colour: WHITE };

const isHidden = (painter: Painter, x: number, y: number, size: number): boolean => {
  const { colour, opacity, mode } = painter.now;
  const ground = behind(painter, x, y + size * 0.3);
  // Words over a picture of a page are what a scanner's program read there.
  if (ground.colour === undefined) return false;
  if (INVISIBLE_MODES.has(mode) || opacity < FAINT || size < TINY) return true;
  return colour !== undefined && isNear(colour, ground.colour);
};

type Glyph = number | null | { width?: number; unicode?: string };

const show = (painter: Painter, glyphs: readonly Glyph[]): void => {
  const { size, matrix } = painter.now;
  const advance = glyphs.reduce<number>(
    (sum, glyph) =>
      sum + (typeof glyph === 'number' ? -glyph : (glyph?.width ?? 0)) * (size / 1000),
    0,
  );
  const at = times(matrix, painter.text);
  const right = at[4] + advance * at[0];
  const drawn = Math.abs(size) * Math.hypot(at[2], at[3]);
  const hasWords = glyphs.some((glyph) => typeof glyph === 'object' && glyph?.unicode?.trim());
  if (hasWords && isHidden(painter, (at[4] + right) / 2, at[5], drawn))
    painter.hidden.push({ left: Math.min(at[4], right), right: Math.max(at[4], right), y: at[5] });
  painter.text = times(painter.text, [1, 0, 0, 1, advance, 0]);
};

const moveLine = (painter: Painter, x: number, y: number): void => {
  painter.line = times(painter.line, [1, 0, 0, 1, x, y]);
  painter.text = painter.line;
};

type Arguments = readonly unknown[];

const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);

const paint = (painter: Painter, extent: readonly number[], colour: Colour | undefined): void => {
  if (painter.painted.length >= MOST_PAINTED) return;
  const { matrix, clip } = painter.now;
  painter.painted.push({ box: shared(boxOf(matrix, extent), clip), colour });
};

/** A line around a box is often a large area of which only the edge shows. */
const clipTo = (painter: Painter, extent: readonly number[]): void => {
  const { matrix, clip } = painter.now;
  painter.now.clip = shared(boxOf(matrix, extent), clip);
};

const drawPath = (painter: Painter, [op, , box]: Arguments): void => {
  const extent = box ? Array.from(box as ArrayLike<number>) : undefined;
  if (extent && FILLS.has(op as number) && painter.now.opacity >= FAINT)
    paint(painter, extent, painter.now.colour);
  if (extent && painter.clipsNext) clipTo(painter, extent);
  painter.clipsNext = false;
};

const save = (painter: Painter): void => {
  // A file can save without end; no page needs as many levels as this.
  if (painter.saved.length < 500) painter.saved.push({ ...painter.now });
};

const restore = (painter: Painter): void => void (painter.now = painter.saved.pop() ?? painter.now);

const transform = (painter: Painter, matrix: unknown): void => {
  const numbers = Array.from((matrix ?? SAME) as ArrayLike<number>) as unknown as Matrix;
  painter.now.matrix = times(painter.now.matrix, numbers);
};

const clipsNext = (painter: Painter): void => void (painter.clipsNext = true);

const picture = (painter: Painter): void => paint(painter, [0, 0, 1, 1], undefined);

const steps: Readonly<Record<number, (painter: Painter, args: Arguments) => void>> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (painter, args) => transform(painter, args),
  [OPS.paintFormXObjectBegin]: (painter, [matrix]) => {
    save(painter);
    transform(painter, matrix);
  },
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.setFillRGBColor]: (painter, [colour]) => (painter.now.colour = colourOf(colour)),
  [OPS.setFillColorN]: (painter) => (painter.now.colour = undefined),
  [OPS.setGState]: (painter, [states]) => {
    for (const [key, value] of states as [string, unknown][])
      if (key === 'ca') painter.now.opacity = Number(value);
  },
  [OPS.clip]: clipsNext,
  [OPS.eoClip]: clipsNext,
  [OPS.constructPath]: drawPath,
  [OPS.paintImageXObject]: picture,
  [OPS.paintInlineImageXObject]: picture,
  [OPS.paintImageMaskXObject]: picture,
  [OPS.beginText]: (painter) => (painter.text = painter.line = SAME),
  [OPS.setFont]: (painter, [, size]) => (painter.now.size = Number(size)),
  [OPS.setTextRenderingMode]: (painter, [mode]) => (painter.now.mode = Number(mode)),
  [OPS.setLeading]: (painter, [leading]) => (painter.leading = Number(leading)),
  [OPS.moveText]: (painter, [x, y]) => moveLine(painter, Number(x), Number(y)),
  [OPS.setLeadingMoveText]: (painter, [x, y]) => {
    painter.leading = -Number(y);
    moveLine(painter, Number(x), Number(y));
  },
  [OPS.nextLine]: (painter) => moveLine(painter, 0, -painter.leading),
  [OPS.setTextMatrix]: (painter, args) => {
    const numbers = typeof args[0] === 'number' ? args : Array.from(args[0] as ArrayLike<number>);
    painter.line = numbers as unknown as Matrix;
    painter.text = painter.line;
  },
  [OPS.showText]: (painter, [glyphs]) => show(painter, glyphs as Glyph[]),
};

/** Where a page holds words that nobody sees (RV-25), read from what it paints and never painted. */
export const hiddenStretches = (operators: {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}): { hidden: HiddenStretch[]; pictures: readonly Box[] } => {
  const painter: Painter = {
    now: { matrix: SAME, colour: [0, 0, 0], opacity: 1, mode: 0, size: 1 },
    saved: [],
    text: SAME,
    line: SAME,
    leading: 0,
    painted: [],
    hidden: [],
    clipsNext: false,
  };
  operators.fnArray.forEach((name, at) => {
    // A picture too large to be unpacked leaves its place alone.
    if (name === OPS.restore && operators.fnArray[at - 1] === OPS.transform) picture(painter);
    steps[name]?.(painter, (operators.argsArray[at] ?? []) as Arguments);
  });
  const pictures = painter.painted.flatMap(({ box, colour }) => (colour ? [] : [box]));
  return { hidden: painter.hidden, pictures };
};
