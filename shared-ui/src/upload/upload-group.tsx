import {
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../controls/button.tsx';

interface Running {
  count: number;
  /** Counts one more box with running uploads; the returned function counts it off again. */
  start: () => () => void;
}

const RunningUploads = createContext<Running>({ count: 0, start: () => () => undefined });

/** Around a form with files: its {@link SubmitFiles} knows when all uploads of it have arrived. */
export const UploadGroup = ({ children }: { children: ReactNode }) => {
  const [count, setCount] = useState(0);
  const start = useCallback(() => {
    setCount((old) => old + 1);
    return () => setCount((old) => old - 1);
  }, []);
  const running = useMemo(() => ({ count, start }), [count, start]);
  return <RunningUploads value={running}>{children}</RunningUploads>;
};

/** Lets the group around this upload box know that it is sending. */
export const useRunningUploads = (isSending: boolean): void => {
  const { start } = useContext(RunningUploads);
  // Before the next paint: nobody can press the button between seeing the file and its upload.
  useLayoutEffect(() => (isSending ? start() : undefined), [isSending, start]);
};

/** The submit button of an {@link UploadGroup}: pressed too early it would leave a file behind (SC-41). */
export const SubmitFiles = ({ children, ...props }: Omit<ButtonProps, 'disabled'>) => {
  const { t } = useTranslation('ui');
  const { count } = useContext(RunningUploads);
  const id = useId();
  const isWaiting = count > 0;
  return (
    <div className="pui-submit-files">
      <Button
        type="primary"
        htmlType="submit"
        {...props}
        disabled={isWaiting}
        aria-describedby={isWaiting ? id : undefined}
      >
        {children}
      </Button>
      {isWaiting && (
        <span className="pui-help" id={id}>
          {t('upload.waiting')}
        </span>
      )}
    </div>
  );
};
