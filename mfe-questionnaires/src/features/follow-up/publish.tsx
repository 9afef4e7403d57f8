import { ConfirmDialog } from '@portal/shared-ui';
import { SendIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PublishProps {
  /** Whether it can be published; if not, the page says why. */
  check: () => boolean;
  isAgain: boolean;
  onPublish: () => Promise<unknown>;
}

/** Sends the questions to the customer after the writer confirmed it (QU-27). */
export const Publish = ({ check, isAgain, onPublish }: PublishProps) => {
  const { t } = useTranslation('questionnaires');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<SendIcon />} onClick={() => setOpen(check())}>
        {t('publish.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('publish.sure')}
        confirmLabel={t('publish.yes')}
        onConfirm={onPublish}
        onCancel={() => setOpen(false)}
      >
        {t(isAgain ? 'publish.againText' : 'publish.text')}
      </ConfirmDialog>
    </>
  );
};
