import { limits } from '@portal/shared-contracts';
import { Row } from '@portal/shared-ui';
import { DeleteIcon, UndoIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import SignatureCanvas from 'react-signature-canvas';
import { INK } from './signature-canvas.ts';
import type { Stroke } from './strokes.ts';
import { useSignaturePad } from './use-signature-pad.ts';
import './signing.css';

/** Props of {@link DrawSignature}. */
export interface DrawSignatureProps {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  /** The picture after each change; null while nothing is drawn. */
  onImage: (image: string | null) => void;
}

/** Drawing with pen, finger or mouse. */
export const DrawSignature = ({ strokes, onStrokes, onImage }: DrawSignatureProps) => {
  const { t } = useTranslation('documents');
  const { pad, show, finishStroke } = useSignaturePad({ strokes, onStrokes, onImage });
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
