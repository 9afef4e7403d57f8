import { acceptedEndings } from '@portal/shared-contracts';
import { AttachIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

const ACCEPT = acceptedEndings.chat.map((ending) => `.${ending}`).join(',');

/** Lets a person pick files of the device. */
export const AttachButton = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('chat');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        className="pui-visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPT}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        aria-label={t('composer.attach')}
        icon={<AttachIcon />}
        onClick={() => picker.current?.click()}
      />
    </>
  );
};
