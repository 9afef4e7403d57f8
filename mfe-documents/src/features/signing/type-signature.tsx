import { TextField } from '@portal/shared-ui/controls';
import { limits } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { FieldFrame } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawName, loadScript } from './signature-canvas.ts';
import './signing.css';

/** Props of {@link TypeSignature}. */
export interface TypeSignatureProps {
  name: string;
  onName: (name: string) => void;
  onImage: (image: string | null) => void;
}

// Capitals, accents and spaces are habits of writing and not another person.
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.'-]/gu, '')
    .toLowerCase();

/** Signing by typing one's name: works with the keyboard alone and with a screen reader. */
export const TypeSignature = ({ name, onName, onImage }: TypeSignatureProps) => {
  const { t } = useTranslation('documents');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { firstName, lastName } = useSignedInUser();
  const own = `${firstName} ${lastName}`.trim();
  const isOther = name.trim() !== '' && plain(name) !== plain(own);
  useEffect(() => {
    let isShown = true;
    const draw = (): void => {
      if (isShown) onImage(canvas.current && drawName(canvas.current, name));
    };
    // At once with what is there, and again when the letters of the name have come.
    draw();
    void loadScript(name).then(draw);
    return () => {
      isShown = false;
    };
  }, [name, onImage]);
  return (
    <div className="doc-sign-mode">
      <FieldFrame name="signature-name" label={t('sign.typeLabel')} isRequired>
        <TextField
          value={name}
          autoComplete="name"
          maxLength={limits.text.short}
          onChange={(event) => onName(event.target.value)}
        />
      </FieldFrame>
      <p role="status" className="pui-help">
        {isOther && t('sign.otherName', { name: own })}
      </p>
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
