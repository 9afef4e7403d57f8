import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { SentFields } from '../../fields/sent-fields.tsx';
import './initial-questions.css';

interface StepFrameProps {
  legend: string;
  hint: string;
  /** What is wrong, in words; read out as soon as it shows. */
  error: string | undefined;
  /** Takes the focus, because another step was shown before. */
  isEntered: boolean;
  layout: 'grid' | 'list';
  /** The choices are on their way and take nothing more. */
  isSending?: boolean;
  actions: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question of the initial questions with its choices, its error and its buttons. */
export const StepFrame = (props: StepFrameProps) => {
  const { legend, hint, error, isEntered, layout, actions, onSubmit, children } = props;
  const { isSending = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isEntered) return;
    // The step before was longer than the screen: this one begins at its top, not where that one was left.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.pui-page')?.scrollIntoView?.({ block: 'start' });
  }, [isEntered]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="quest-initial" noValidate onSubmit={submit}>
      <SentFields isSending={isSending} aria-describedby="initial-hint initial-error">
        <legend>
          <h2 ref={heading} tabIndex={-1}>
            {legend}
          </h2>
        </legend>
        <p id="initial-hint" className="quest-lead">
          {hint}
        </p>
        <div className={`quest-cards quest-cards-${layout}`}>{children}</div>
      </SentFields>
      {/* Beside the buttons, which stay in sight: thirty-eight choices are longer than any screen. */}
      <div className="quest-initial-foot">
        <div id="initial-error" role="alert" className="pui-field-error quest-initial-error">
          {error}
        </div>
        <div className="quest-initial-actions">{actions}</div>
      </div>
    </form>
  );
};
