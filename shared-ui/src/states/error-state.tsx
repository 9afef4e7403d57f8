import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { ReloadIcon, WarningIcon } from '../icons.ts';
import { ErrorLines } from './error-lines.tsx';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** The failure; its lines say what happened. */
  error?: unknown;
  /** Replaces the lines of the failure where the specification fixes a text. */
  text?: ReactNode;
  /** What is safe: "Your answers are saved on this device." */
  safe?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** A failure, shown where it happened: what happened, what is safe, Retry. */
export const ErrorState = ({ error, text, safe, onRetry, isRetrying = false }: ErrorStateProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className="pui-error" role="alert">
      <WarningIcon className="pui-error-icon" />
      <div className="pui-error-body">
        <div className="pui-error-text">{text ?? <ErrorLines error={error} />}</div>
        {safe && <p className="pui-error-safe">{safe}</p>}
        {onRetry && (
          <Button onClick={onRetry} loading={isRetrying} icon={<ReloadIcon />}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
};
