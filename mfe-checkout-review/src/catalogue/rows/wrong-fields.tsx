import { ErrorLinks } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

interface WrongFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** How a field is called. */
  labelOf: (name: string) => string;
}

/** Everything that was refused, each line leading to its field. */
export const WrongFields = ({ errors, labelOf }: WrongFieldsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  const wrong = Object.entries(errors);
  const hasErrors = wrong.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <ErrorLinks
      ref={box}
      title={t('form.wrong', { count: wrong.length })}
      links={wrong.map(([name, problem]) => ({ name, label: labelOf(name), problem }))}
    />
  );
};
