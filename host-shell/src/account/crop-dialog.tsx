import { ErrorState } from '@portal/shared-ui';
import Modal from 'antd/es/modal';
import Slider from 'antd/es/slider';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { cropPicture, type CropArea } from './crop-picture.ts';

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  /** Object URL of the chosen picture. */
  url: string;
  onCropped: (picture: Blob) => Promise<void>;
  /** The file is no picture, whatever its name says. */
  onUnreadable: () => void;
  onCancel: () => void;
}

const ZOOM = { min: 1, max: 4, step: 0.1 } as const;

/** Chooses the square of a picture by mouse, touch, or the arrow keys and the slider. */
export const CropDialog = ({ url, onCropped, onUnreadable, onCancel }: CropDialogProps) => {
  const { t } = useTranslation('shell');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<CropArea>();
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const save = async (): Promise<void> => {
    if (!area) return;
    setState({ isBusy: true });
    try {
      await onCropped(await cropPicture(url, area));
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <Modal
      open
      title={t('account.crop')}
      okText={t('account.usePicture')}
      cancelText={t('account.cancel')}
      okButtonProps={{ disabled: !area }}
      confirmLoading={state.isBusy}
      cancelButtonProps={{ disabled: state.isBusy }}
      onOk={() => void save()}
      onCancel={onCancel}
      destroyOnHidden
    >
      <div className="crop">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          keyboardStep={4}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{ 'aria-label': t('account.cropArea') }}
        />
      </div>
      <Slider
        {...ZOOM}
        value={zoom}
        onChange={setZoom}
        ariaLabelForHandle={t('account.zoom')}
        tooltip={{ open: false }}
      />
      {state.error !== undefined && <ErrorState error={state.error} />}
    </Modal>
  );
};
