import { ProgressBar } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

/** How many steps are done, in figures and as a line. */
export const StartProgress = ({ steps }: { steps: readonly { isDone: boolean }[] }) => {
  const { t } = useTranslation('admin');
  const done = steps.filter(({ isDone }) => isDone).length;
  const text = t('start.progress', { done, all: steps.length });
  return (
    <div className="admin-progress">
      <strong>{text}</strong>
      <ProgressBar percent={Math.round((done / steps.length) * 100)} label={t('start.title')} />
    </div>
  );
};
