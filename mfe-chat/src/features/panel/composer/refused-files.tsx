import { useTranslation } from 'react-i18next';
import type { RefusedFile } from './use-chosen-files.ts';

/** Files that were not sent, each with its reason. */
export const RefusedFiles = ({ files }: { files: readonly RefusedFile[] }) => {
  const { t } = useTranslation('chat');
  const { t: tUi } = useTranslation('ui');
  if (files.length === 0) return null;
  const reason = ({ problem }: RefusedFile): string =>
    problem.kind === 'name' ? tUi('client.fileName') : t(`file.${problem.kind}`);
  return (
    <ul role="alert" className="chat-refused">
      {files.map((file) => (
        <li key={file.name}>{`${file.name}: ${reason(file)}`}</li>
      ))}
    </ul>
  );
};
