import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { WarningIcon } from '../icons.ts';
import { ErrorLines } from '../states/error-lines.tsx';
import { FocusBack } from './focus-back.tsx';
import type { WaitingPopup } from '../popup/popup-queue.ts';

/** Failures as long as what shows popups has not come; they were announced, so no role says them again. */
export const PlainFailures = (props: { waiting: readonly WaitingPopup[]; onClose: () => void }) => {
  const { t } = useTranslation('ui');
  const failures = props.waiting.filter((popup) => popup.kind === 'failure');
  if (failures.length === 0) return null;
  return (
    <div className="pui-error pui-plain-failures">
      <WarningIcon className="pui-error-icon" />
      <div className="pui-error-body">
        {failures.map(({ error, words }) => (
          <div key={words} className="pui-error-text">
            <ErrorLines error={error} />
          </div>
        ))}
        <Button onClick={props.onClose}>{t('close')}</Button>
      </div>
      <FocusBack />
    </div>
  );
};
