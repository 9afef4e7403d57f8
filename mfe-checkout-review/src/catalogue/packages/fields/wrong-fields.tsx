import { ErrorLinks } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import { fieldOfPath } from '../package-values.ts';
import type { PackageForm } from '../use-package-form.ts';

/** Everything that was refused, each line leading to its field. */
export const WrongFields = ({ errors }: { errors: PackageForm['errors'] }) => {
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
      links={wrong.map(([path, problem]) => ({
        name: path,
        label: t(`form.fields.${fieldOfPath(path) ?? 'name'}`),
        problem,
      }))}
    />
  );
};
