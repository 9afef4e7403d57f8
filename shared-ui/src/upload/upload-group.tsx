import { ApiError } from '@portal/shared-contracts';
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
import { ErrorState } from '../states/error-state.tsx';

/** What keeps a form from being sent: a file on its way, or one that broke on it and may be tried again. */
type Open = 'running' | 'broken';

interface Group {
  /** How many of its boxes have such uploads. */
  counts: Readonly<Record<Open, number>>;
  /** Counts one more of them; the returned function counts it off again. */
  start: (kind: Open) => () => void;
  isSending: boolean;
  failure: unknown;
  /** What is said of each file that the server no longer has, by its key. */
  gone: Readonly<Record<string, string>>;
}

const NOTHING_GONE: Group['gone'] = {};

const NONE: Group['counts'] = { running: 0, broken: 0 };

const Group = createContext<Group>({
  counts: NONE,
  start: () => () => undefined,
  isSending: false,
  failure: undefined,
  gone: NOTHING_GONE,
});

const goneOf = (failure: unknown): Group['gone'] =>
  failure instanceof ApiError && failure.refusal === 'file-gone' ? failure.errors : NOTHING_GONE;

/** Props of {@link UploadGroup}. */
export interface UploadGroupProps {
  /** The form itself is on its way: its boxes take nothing more, which would be lost with what was sent. */
  isSending?: boolean;
  /** Why the form was not sent: its boxes mark the files that are gone, which have to be uploaded again. */
  failure?: unknown;
  children: ReactNode;
}

/** Around a form with files: its {@link SubmitFiles} knows when all uploads of it have arrived. */
export const UploadGroup = ({ isSending = false, failure, children }: UploadGroupProps) => {
  const [counts, setCounts] = useState(NONE);
  const start = useCallback((kind: Open) => {
    const add = (one: number): void => setCounts((old) => ({ ...old, [kind]: old[kind] + one }));
    add(1);
    return () => add(-1);
  }, []);
  const group = useMemo(
    () => ({ counts, start, isSending, failure, gone: goneOf(failure) }),
    [counts, start, isSending, failure],
  );
  return <Group value={group}>{children}</Group>;
};

/** Lets the group around this upload box know of its running and broken uploads, and answers whether the form is being sent. */
export const useUploadGroup = (isRunning: boolean, isBroken: boolean): boolean => {
  const { start, isSending } = useContext(Group);
  // Before the next paint: nobody can press the button between seeing the file and its upload.
  useLayoutEffect(() => (isRunning ? start('running') : undefined), [isRunning, start]);
  useLayoutEffect(() => (isBroken ? start('broken') : undefined), [isBroken, start]);
  return isSending;
};

/** What the server no longer has of the files around this upload box, with its sentence by key. */
export const useGoneFiles = (): Group['gone'] => useContext(Group).gone;

/** Why the form of an {@link UploadGroup} was not sent; that its files are safe is only said while they are. */
export const SendFailure = ({ safe }: { safe?: string }) => {
  const { failure, gone } = useContext(Group);
  if (!failure) return null;
  return <ErrorState error={failure} safe={gone === NOTHING_GONE && safe} />;
};

/** The submit button of an {@link UploadGroup}: pressed too early it would leave a file behind, one on its way or one that broke (SC-41). */
export const SubmitFiles = ({ children, ...props }: Omit<ButtonProps, 'disabled' | 'loading'>) => {
  const { t } = useTranslation('ui');
  const { counts, isSending } = useContext(Group);
  const id = useId();
  const isWaiting = counts.running + counts.broken > 0;
  return (
    <div className="pui-submit-files">
      <Button
        type="primary"
        htmlType="submit"
        {...props}
        loading={isSending}
        disabled={isWaiting}
        aria-describedby={isWaiting ? id : undefined}
      >
        {children}
      </Button>
      {isWaiting && (
        <span className="pui-help" id={id}>
          {t(counts.running > 0 ? 'upload.waiting' : 'upload.broken')}
        </span>
      )}
    </div>
  );
};
