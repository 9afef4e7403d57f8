import { limits } from '@portal/shared-contracts';
import { useCallback, useEffect, useRef } from 'react';
import type SignatureCanvas from 'react-signature-canvas';
import { INK } from './signature-canvas.ts';
import { type BoxSize, fromBox, type Stroke } from './strokes.ts';

// The library's type asks for its own class; it only reads x, y and time.
type PadData = Parameters<SignatureCanvas['fromData']>[0];

// Copies, because the library goes on writing into the points it gets; without a colour it paints nothing.
const inInk = (stroke: Stroke) => stroke.map((point) => ({ ...point, color: INK }));

const PEN = { thinnest: 1.6, thickest: 5 };

const setPen = (pad: SignatureCanvas, scale: number): void => {
  const pen = pad.getSignaturePad();
  pen.minWidth = PEN.thinnest * scale;
  pen.maxWidth = PEN.thickest * scale;
};

const boxOf = (canvas: HTMLCanvasElement): BoxSize => ({
  width: canvas.clientWidth || limits.signature.width,
  height: canvas.clientHeight || limits.signature.height,
});

const paint = (pad: SignatureCanvas, strokes: readonly Stroke[]): void => {
  const canvas = pad.getCanvas();
  const context = canvas.getContext('2d');
  // Strokes are painted in the bitmap's own pixels: the same picture on every screen.
  context?.setTransform(1, 0, 0, 1, 0, 0);
  setPen(pad, 1);
  pad.fromData(strokes.map(inInk) as PadData);
  // The pen moves in pixels of the screen from here on.
  const box = boxOf(canvas);
  context?.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
  setPen(pad, box.width / canvas.width);
};

interface SignaturePadOptions {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  onImage: (image: string | null) => void;
}

/**
 * The pad behind a drawn signature. Its bitmap always has 700 by 500 pixels and is never resized, so
 * that rotating or zooming clears nothing; only the mapping from the screen changes.
 */
export const useSignaturePad = ({ strokes, onStrokes, onImage }: SignaturePadOptions) => {
  const pad = useRef<SignatureCanvas>(null);
  const drawn = useRef(strokes);
  const redraw = useCallback(() => {
    if (pad.current) paint(pad.current, drawn.current);
  }, []);

  useEffect(() => {
    const canvas = pad.current?.getCanvas();
    if (!canvas) return undefined;
    const observer = new ResizeObserver(redraw);
    observer.observe(canvas);
    redraw();
    // What was drawn before a reload is a signature again.
    if (drawn.current.length > 0) onImage(canvas.toDataURL('image/png'));
    return () => observer.disconnect();
  }, [redraw, onImage]);

  const show = (next: readonly Stroke[]): void => {
    drawn.current = next;
    redraw();
    onStrokes(next);
    const image = pad.current?.getCanvas().toDataURL('image/png');
    onImage(next.length > 0 && image ? image : null);
  };
  const finishStroke = (): void => {
    const last = pad.current?.toData().at(-1);
    const canvas = pad.current?.getCanvas();
    if (last && canvas) show([...drawn.current, fromBox(last, boxOf(canvas))]);
  };
  return { pad, show, finishStroke };
};
