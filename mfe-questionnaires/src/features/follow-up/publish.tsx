import { ConfirmDialog } from '@portal/shared-ui';
import { SendIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PublishProps {
  /** Why it cannot be published yet, in words. */
  problem: string | undefined;
  isAgain: boolean;
  onPublish: () => Promise<unknown>;
}

/** Sends the questions to the customer after the writer confirmed it (QU-27). */
export const Publish = ({ problem, isAgain, onPublish }: PublishProps) => {
  const { t } = useTranslation('questionnaires');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<SendIcon />} onClick={() => setOpen(true)}>
        {t('publish.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen && problem === undefined}
        title={t('publish.sure')}
        confirmLabel={t('publish.yes')}
        onConfirm={onPublish}
        onCancel={() => setOpen(false)}
      >
        {t(isAgain ? 'publish.againText' : 'publish.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isOpen && problem !== undefined}
        title={t('publish.notYet')}
        confirmLabel={t('publish.understood')}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        {problem}
      </ConfirmDialog>
    </>
  );
};
