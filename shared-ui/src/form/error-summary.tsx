import { useFormikContext } from 'formik';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** Field name to its label, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  const field = document.getElementById(`field-${name}`);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** After a refused submit: takes the focus once and links to each field that needs a change. */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const { errors, submitCount, isSubmitting, isValidating } =
    useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const wrong = Object.keys(labels).filter((name) => typeof errors[name] === 'string');
  const isShown = submitCount > 0 && wrong.length > 0;
  useEffect(() => {
    if (!isShown || isSubmitting || isValidating || answered.current === submitCount) return;
    answered.current = submitCount;
    box.current?.focus();
  }, [isShown, isSubmitting, isValidating, submitCount]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      className="pui-error-summary"
      tabIndex={-1}
      role="group"
      aria-label={t('errorSummary', { count: wrong.length })}
    >
      <p>{t('errorSummary', { count: wrong.length })}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#field-${name}`} onClick={(event) => focusField(event, name)}>
              {labels[name]}: {String(errors[name])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
