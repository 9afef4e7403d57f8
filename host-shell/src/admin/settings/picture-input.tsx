import { storePicture } from '@portal/shared-contracts/admin';
import { ErrorLines, Row } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { UploadIcon } from '@portal/shared-ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sendPicture } from '../../account/upload-picture.ts';

interface PictureInputProps {
  control: object;
  label: string;
  value: string;
  onType: (value: string) => void;
}

/** A picture of the firm: chosen from the device or named by its address, and shown (BO-19). */
export const PictureInput = ({ control, label, value, onType }: PictureInputProps) => {
  const { t } = useTranslation('admin');
  const input = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => sendPicture(storePicture, file, file.name),
    onSuccess: (stored) => onType(stored.address),
  });
  return (
    <>
      {value !== '' && <img className="admin-picture" src={value} alt={label} />}
      <TextField
        {...control}
        ref={address}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <input
        ref={input}
        className="pui-visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('settings.picture.chooseOne', { name: label })}
        accept=".png,.jpg,.jpeg,.svg"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) mutate(file);
          event.target.value = '';
        }}
      />
      <Row className="admin-picture-acts">
        <Button
          icon={<UploadIcon />}
          loading={isPending}
          aria-label={t('settings.picture.chooseOne', { name: label })}
          onClick={() => input.current?.click()}
        >
          {t('settings.picture.choose')}
        </Button>
        {value !== '' && (
          <Button
            aria-label={t('settings.picture.removeOne', { name: label })}
            onClick={() => {
              onType('');
              // The button goes with its picture, and would take the focus along.
              address.current?.focus();
            }}
          >
            {t('settings.picture.remove')}
          </Button>
        )}
      </Row>
      {error && (
        <p className="pui-field-error" role="alert">
          <ErrorLines error={error} />
        </p>
      )}
    </>
  );
};
