import type { Kept } from '@portal/shared-contracts/react';
import Button from 'antd/es/button';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps a Formik form's values in the vault, and offers a newer copy from another tab. */
export const VaultSync = <V extends object>({ kept }: { kept: Kept<V> }) => {
  const { t } = useTranslation('shell');
  const { values, setValues, dirty } = useFormikContext<V>();
  const known = useRef(values);
  const { setValue, newer } = kept;
  useEffect(() => {
    if (known.current === values || !dirty) return;
    known.current = values;
    setValue(values);
  }, [values, dirty, setValue]);
  if (!newer) return null;
  const take = (): void => {
    void setValues(newer.value);
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
