import { onDemand } from '@portal/shared-ui';
import type { UploadSignatureProps } from './upload-signature.tsx';

interface OnDemandProps extends UploadSignatureProps {
  /** The code did not come: another way to sign is open again. */
  onLost: () => void;
}

/** Signing with a picture, whose code comes when somebody chooses that way. */
export const UploadSignature = onDemand<OnDemandProps>(
  async () => (await import('./upload-signature.tsx')).UploadSignature,
  () => true,
  null,
  ({ onLost }) => onLost(),
);
