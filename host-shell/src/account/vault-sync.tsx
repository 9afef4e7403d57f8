import { Button } from '@portal/shared-ui/controls';
import type { Kept } from '@portal/shared-contracts/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps a Formik form's values in the vault, and offers a newer copy from another tab. */
export const VaultSync = <K extends object, V extends K>({
  kept,
  pick,
}: {
  kept: Kept<K>;
  /** What of the form is kept; a password never is. */
  pick: (values: V) => K;
}) => {
  const { t } = useTranslation('shell');
  const { values, setValues, dirty } = useFormikContext<V>();
  const known = useRef(values);
  const { setValue, newer } = kept;
  useEffect(() => {
    if (known.current === values || !dirty) return;
    known.current = values;
    setValue(pick(values));
  }, [values, dirty, setValue, pick]);
  if (!newer) return null;
  const take = (): void => {
    void setValues({ ...values, ...newer.value });
    newer.take();
  };
  return (
    <p className="vault-newer" role="status">
      {t('account.newer')}{' '}
      <Button size="small" onClick={take}>
        {t('account.takeNewer')}
      </Button>
    </p>
  );
};
