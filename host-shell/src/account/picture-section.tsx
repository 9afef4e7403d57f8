import { acceptedEndings, limits } from '@portal/shared-contracts';
import type { PortalUser } from '@portal/shared-contracts/people';
import { onDemand, Section, usePopup } from '@portal/shared-ui';
import { UploadIcon } from '@portal/shared-ui/icons';
import { checkFile } from '@portal/shared-ui/upload';
import { Button } from '@portal/shared-ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateUser } from '../session/session-store.ts';
import { Picture } from '../picture/picture.tsx';
import { uploadPicture } from './upload-picture.ts';

const ENDINGS = acceptedEndings.picture;

const CropDialog = onDemand(
  async () => (await import('./crop-dialog.tsx')).CropDialog,
  undefined,
  null,
  ({ onCancel }) => onCancel(),
);

interface PictureChooserProps {
  problem: string | undefined;
  onChosen: (file: File) => void;
}

const PictureChooser = ({ problem, onChosen }: PictureChooserProps) => {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        className="pui-visually-hidden"
        type="file"
        id="profile-picture"
        tabIndex={-1}
        aria-label={t('account.choosePicture')}
        accept="image/png,image/jpeg"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChosen(file);
          event.target.value = '';
        }}
      />
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {t('account.choosePicture')}
      </Button>
      <p className="pui-help">{tUi('upload.accepts', { endings: ENDINGS.join(', ') })}</p>
      {problem && (
        <p className="pui-field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

/** The profile picture with its change (HS-65); the top bar follows at once. */
export const PictureSection = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation('ui');
  const popup = usePopup();
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const choose = (file: File): void => {
    const found = checkFile(file, ENDINGS);
    if (!found) {
      setProblem(undefined);
      setUrl(URL.createObjectURL(file));
    } else if (found.kind === 'name') setProblem(tUi('client.fileName'));
    else
      setProblem(
        tUi(`upload.${found.kind}`, {
          endings: ENDINGS.join(', '),
          size: limits.fileBytes / 1024 / 1024,
        }),
      );
  };
  const send = async (picture: Blob): Promise<void> => {
    updateUser({ profile_img: await uploadPicture(picture) });
    setUrl(undefined);
    popup.success(t('account.pictureSaved'));
  };
  return (
    <Section title={t('account.picture')}>
      <div className="account-picture">
        <Picture user={user} size={96} />
        <PictureChooser problem={problem} onChosen={choose} />
      </div>
      {url && (
        <CropDialog
          url={url}
          onCropped={send}
          onUnreadable={() => {
            setUrl(undefined);
            setProblem(t('account.unreadable'));
          }}
          onCancel={() => setUrl(undefined)}
        />
      )}
    </Section>
  );
};
