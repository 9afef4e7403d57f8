import type { StoredFile } from '@portal/shared-contracts';
import { ErrorState, Section, useFocusInList, usePopup } from '@portal/shared-ui';
import { DeleteIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FileLine } from '../../files/file-line.tsx';
import { useAnnounceChange } from '../../order-head/use-announce-change.ts';
import { savePrevious } from './previous-documents.queries.ts';

/** Props of {@link UploadedFiles}. */
export interface UploadedFilesProps {
  orderId: string;
  serviceId: string;
  files: readonly StoredFile[];
  /** Keys of those that the firm uploaded in the customer's place. */
  entered: readonly string[];
}

/** The documents that the writer already has. */
export const UploadedFiles = (props: UploadedFilesProps) => {
  const { orderId, serviceId, files, entered } = props;
  // One always stays (DO-10, DO-12), and what is not sent yet is none of them.
  const isRemovable = files.length > 1;
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const focus = useFocusInList();
  const announceChange = useAnnounceChange(orderId);
  const remove = useMutation({
    mutationFn: (key: string) =>
      savePrevious({ orderId, serviceId }, { uploadedFiles: [], deletedFiles: [key] }),
    onSuccess: async () => {
      popup.removed(t('previous.removed'));
      await announceChange();
    },
  });
  return (
    <Section title={t('previous.uploaded')}>
      <ul className="doc-files" {...focus}>
        {files.map((file) => (
          <FileLine
            key={file.key}
            file={file}
            isByFirm={entered.includes(file.key)}
            extra={
              isRemovable && (
                <Button
                  icon={<DeleteIcon />}
                  loading={remove.isPending && remove.variables === file.key}
                  disabled={remove.isPending}
                  aria-label={t('previous.removeNamed', { name: file.originalname })}
                  onClick={() => remove.mutate(file.key)}
                >
                  {t('previous.remove')}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {remove.isError && <ErrorState error={remove.error} />}
    </Section>
  );
};
