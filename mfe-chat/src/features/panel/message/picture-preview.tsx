import { limits } from '@portal/shared-contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const isPicture = (file: File): boolean => file.type === 'image/png' || file.type === 'image/jpeg';

/** The picture that is being sent, as it will stand in the conversation (CH-15). */
export const PicturePreview = ({ file }: { file: File | undefined }) => {
  const { t } = useTranslation('chat');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file || !isPicture(file)) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!file || !address) return null;
  return (
    <img src={address} alt={t('picture', { name: file.name })} width={limits.chat.thumbnailWidth} />
  );
};
