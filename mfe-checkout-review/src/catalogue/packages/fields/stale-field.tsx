import type { PackageField } from '@portal/shared-contracts/admin';
import { KeepOrTake } from '@portal/shared-ui/back-office';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import { fieldOfPath } from '../package-values.ts';
import type { PackageForm } from '../use-package-form.ts';

// The others are long, or hold ids: taking them shows them.
const told: readonly PackageField[] = ['name', 'priceMinor', 'position'];

/** Whose value stands, where somebody else changed the same field meanwhile (BO-114). */
export const StaleField = ({ form, field }: { form: PackageForm; field: PackageField }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const isAsked = form.isStale && Object.keys(form.errors).some((p) => fieldOfPath(p) === field);
  if (!isAsked) return null;
  const value = told.includes(field) ? String(form.stored[field]) : '';
  return (
    <div className="cat-stale">
      <KeepOrTake
        field={t(`form.fields.${field}`)}
        theirs={value ? t('form.theirs', { value }) : undefined}
        onKeep={() => form.keepMine(field)}
        onTake={() => form.takeTheirs(field)}
      />
    </div>
  );
};
