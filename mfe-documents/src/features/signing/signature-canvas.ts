import '@fontsource/caveat/400.css';
import '@fontsource/sriracha/400.css';
import { limits } from '@portal/shared-contracts';
import { paperOf } from './paper-shade.ts';

/** Colour of every signature, however it was made. */
export const INK = '#1b2440';

const INK_RGB = [0x1b, 0x24, 0x40] as const;
const { width: WIDTH, height: HEIGHT } = limits.signature;
const MARGIN = 40;
const LARGEST = 140;
// Everything lighter than this share of the paper's own shade is paper.
const PAPER = 0.12;

// Latin and Cyrillic in one hand, Thai in another of the same weight; both come with the page.
const SCRIPT = 'Caveat, Sriracha, cursive';

/** Brings the letters that a name needs; without them it is written with what the device has. */
export const loadScript = async (name: string): Promise<void> => {
  await document.fonts?.load(`${LARGEST}px ${SCRIPT}`, name).catch(() => []);
};

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  return context;
};

/** Writes a name in the middle of the canvas, as large as fits; gives the picture or null for nothing. */
export const drawName = (canvas: HTMLCanvasElement, name: string): string | null => {
  const context = contextOf(canvas);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  const text = name.trim();
  if (text === '') return null;
  context.font = `${LARGEST}px ${SCRIPT}`;
  const fitting = (WIDTH - 2 * MARGIN) / context.measureText(text).width;
  context.font = `${Math.floor(Math.min(LARGEST, LARGEST * fitting))}px ${SCRIPT}`;
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, WIDTH / 2, HEIGHT / 2);
  return canvas.toDataURL('image/png');
};

/**
 * Turns the pixels of a photo or scan into ink on nothing: the darker than the paper around it, the more
 * ink. Changes the RGBA bytes that it gets.
 */
export const inkFromPhoto = (pixels: Uint8ClampedArray, width: number): void => {
  const light: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const cover = (pixels[at + 3] ?? 0) / 255;
    const shade =
      0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
    light.push(255 * (1 - cover) + shade * cover);
  }
  const paperAt = paperOf(light, width);
  for (const [index, shade] of light.entries()) {
    const dark = Math.max(0, 1 - shade / paperAt(index));
    const ink = dark < PAPER ? 0 : Math.min(1, dark * 1.6);
    pixels.set([...INK_RGB, Math.round(ink * 255)], index * 4);
  }
};

/** Puts a picture of a signature into the canvas, whole and centred; gives the PNG. */
export const drawPicture = async (canvas: HTMLCanvasElement, file: File): Promise<string> => {
  const picture = await createImageBitmap(file);
  const context = contextOf(canvas);
  const scale = Math.min(WIDTH / picture.width, HEIGHT / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(
    picture,
    (WIDTH - size.width) / 2,
    (HEIGHT - size.height) / 2,
    size.width,
    size.height,
  );
  picture.close();
  // Only where the picture is: the empty bands beside it are whiter than any paper.
  const box = {
    x: Math.ceil((WIDTH - size.width) / 2),
    y: Math.ceil((HEIGHT - size.height) / 2),
    width: Math.max(1, Math.floor(size.width)),
    height: Math.max(1, Math.floor(size.height)),
  };
  const data = context.getImageData(box.x, box.y, box.width, box.height);
  inkFromPhoto(data.data, box.width);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.putImageData(data, box.x, box.y);
  return canvas.toDataURL('image/png');
};
