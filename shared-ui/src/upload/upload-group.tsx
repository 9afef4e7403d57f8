import Button, { type ButtonProps } from 'antd/es/button';
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

interface Running {
  count: number;
  /** Counts one more place with running uploads; the returned function takes it back. */
  enter: () => () => void;
}

const RunningUploads = createContext<Running>({ count: 0, enter: () => () => undefined });

/** Around a form with files: its {@link SubmitFiles} knows when all uploads of it have arrived. */
export const UploadGroup = ({ children }: { children: ReactNode }) => {
  const [count, setCount] = useState(0);
  const enter = useCallback(() => {
    setCount((old) => old + 1);
    return () => setCount((old) => old - 1);
  }, []);
  const running = useMemo(() => ({ count, enter }), [count, enter]);
  return <RunningUploads value={running}>{children}</RunningUploads>;
};

/** Tells the group around it that this place is sending. */
export const useRunningUploads = (isSending: boolean): void => {
  const { enter } = useContext(RunningUploads);
  // Before the next paint: nobody can press the button between seeing the file and its upload.
  useLayoutEffect(() => (isSending ? enter() : undefined), [isSending, enter]);
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
