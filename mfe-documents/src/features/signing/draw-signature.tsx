import { limits } from '@portal/shared-contracts';
import { Row } from '@portal/shared-ui';
import { DeleteIcon, UndoIcon } from '@portal/shared-ui/icons';
import Button from 'antd/es/button';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import SignatureCanvas from 'react-signature-canvas';
import { INK } from './signature-canvas.ts';
import { type BoxSize, fromBox, type Stroke } from './strokes.ts';

/** Props of {@link DrawSignature}. */
export interface DrawSignatureProps {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  /** The picture after each change; null while nothing is drawn. */
  onImage: (image: string | null) => void;
}

// The library's type asks for its own class; it only reads x, y and time.
type PadData = Parameters<SignatureCanvas['fromData']>[0];

// Copies, because the library goes on writing into what it is given; without a colour it paints nothing.
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

/**
 * Drawing with pen, finger or mouse. The bitmap always has 700 by 500 pixels and is never resized, so
 * that rotating or zooming clears nothing; only the mapping from the screen changes.
 */
export const DrawSignature = ({ strokes, onStrokes, onImage }: DrawSignatureProps) => {
  const { t } = useTranslation('documents');
  const pad = useRef<SignatureCanvas>(null);
  const drawn = useRef(strokes);

  const redraw = useCallback(() => {
    const canvas = pad.current?.getCanvas();
    if (!pad.current || !canvas) return;
    const context = canvas.getContext('2d');
    // Strokes are painted in the bitmap's own pixels: the same picture on every screen.
    context?.setTransform(1, 0, 0, 1, 0, 0);
    setPen(pad.current, 1);
    pad.current.fromData(drawn.current.map(inInk) as PadData);
    // The pen moves in pixels of the screen from here on.
    const box = boxOf(canvas);
    context?.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
    setPen(pad.current, box.width / canvas.width);
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
  return (
    <div className="doc-sign-mode">
      <p className="pui-help">{t('sign.drawHelp')}</p>
      <div className="doc-signature">
        <SignatureCanvas
          ref={pad}
          clearOnResize={false}
          penColor={INK}
          onEnd={finishStroke}
          canvasProps={{
            ...limits.signature,
            role: 'img',
            'aria-label': t(strokes.length > 0 ? 'sign.canvasDrawn' : 'sign.canvasEmpty'),
          }}
        />
      </div>
      <Row>
        <Button
          icon={<UndoIcon />}
          disabled={strokes.length === 0}
          onClick={() => show(strokes.slice(0, -1))}
        >
          {t('sign.undo')}
        </Button>
        <Button icon={<DeleteIcon />} disabled={strokes.length === 0} onClick={() => show([])}>
          {t('sign.clear')}
        </Button>
      </Row>
    </div>
  );
};
