import { onDemand } from '@portal/shared-ui';
import { CopyIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyDialogProps } from './copy-dialog.tsx';

const CopyDialog = onDemand<CopyDialogProps>(
  async () => (await import('./copy-dialog.tsx')).CopyDialog,
  undefined,
  null,
  ({ onClose }) => onClose(),
);

/** Replaces the questions by those of a template (QU-28). */
export const CopyTemplate = (props: Pick<CopyDialogProps, 'replaces' | 'onCopy'>) => {
  const { t } = useTranslation('questionnaires');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<CopyIcon />} onClick={() => setOpen(true)}>
        {t('copy.open')}
      </Button>
      {isOpen && <CopyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
