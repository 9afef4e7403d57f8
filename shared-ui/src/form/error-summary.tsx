import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorLinks } from './error-links.tsx';

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** Field name to its label, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

/** After a refused submit: takes the focus once and links to each field that needs a change. */
export const ErrorSummary = ({ labels }: ErrorSummaryProps) => {
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
    <ErrorLinks
      ref={box}
      title={t('errorSummary', { count: wrong.length })}
      links={wrong.map((name) => ({
        name,
        label: labels[name] ?? name,
        problem: String(errors[name]),
      }))}
    />
  );
};
