import { acceptedEndings, fileEnding, limits } from '@portal/shared-contracts';
import { DropBox } from '@portal/shared-ui/upload';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPicture } from './signature-canvas.ts';
import './signing.css';

/** Props of {@link UploadSignature}. */
export interface UploadSignatureProps {
  /** The signature made of the last picture. */
  image: string | null;
  onImage: (image: string | null) => void;
}

const emptyCanvas = (): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), limits.signature);

/** Signing with a photo or scan; it never leaves the device except as the finished signature. */
export const UploadSignature = ({ image, onImage }: UploadSignatureProps) => {
  const { t } = useTranslation('documents');
  const { t: tUi } = useTranslation('ui');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    onImage(null);
    setProblem(undefined);
    try {
      const isPicture = acceptedEndings.picture.some((ending) => ending === fileEnding(file.name));
      if (!isPicture) throw new Error('no picture');
      if (file.size > limits.fileBytes)
        return setProblem(tUi('upload.size', { size: limits.fileBytes / 1024 / 1024 }));
      onImage(await drawPicture(emptyCanvas(), file));
    } catch {
      setProblem(t('sign.uploadProblem'));
    }
  };
  return (
    <div className="doc-sign-mode">
      <label className="pui-label" htmlFor={id}>
        {t('sign.uploadLabel')}
      </label>
      <DropBox
        id={id}
        endings={acceptedEndings.picture}
        button={t('sign.choose')}
        describedBy={problem && `${id}-problem`}
        onFiles={([file]) => void take(file)}
      />
      {problem && (
        <p className="pui-field-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {image && (
        <div className="doc-signature">
          <img {...limits.signature} src={image} alt={t('sign.uploadPreview')} />
        </div>
      )}
    </div>
  );
};
