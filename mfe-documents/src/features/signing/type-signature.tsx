import { limits } from '@portal/shared-contracts';
import { FieldFrame } from '@portal/shared-ui';
import Input from 'antd/es/input';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawName } from './signature-canvas.ts';
import './signing.css';

/** Props of {@link TypeSignature}. */
export interface TypeSignatureProps {
  name: string;
  onName: (name: string) => void;
  onImage: (image: string | null) => void;
}

/** Signing by typing one's name: works with the keyboard alone and with a screen reader. */
export const TypeSignature = ({ name, onName, onImage }: TypeSignatureProps) => {
  const { t } = useTranslation('documents');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    onImage(canvas.current && drawName(canvas.current, name));
  }, [name, onImage]);
  return (
    <div className="doc-sign-mode">
      <FieldFrame name="signature-name" label={t('sign.typeLabel')} isRequired>
        <Input
          value={name}
          autoComplete="name"
          maxLength={limits.text.short}
          onChange={(event) => onName(event.target.value)}
        />
      </FieldFrame>
      <div className="doc-signature">
        <canvas
          ref={canvas}
          {...limits.signature}
          role="img"
          aria-label={t('sign.preview', { name })}
        />
      </div>
    </div>
  );
};
