import { callApi } from '@portal/shared-contracts';
import { cancelErasure, type OwnData } from '@portal/shared-contracts/people';
import { ErrorState, formatDate, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErasureForm } from './erasure-form.tsx';

interface ErasureProps {
  data: OwnData;
  onChanged: () => Promise<unknown>;
}

const Pending = ({ dueAt, onChanged }: { dueAt: string } & Pick<ErasureProps, 'onChanged'>) => {
  const { t, i18n } = useTranslation('shell');
  const popup = usePopup();
  const keep = useMutation({
    mutationFn: () => callApi(cancelErasure, {}),
    onSuccess: () => {
      popup.success(t('ownData.kept'));
      return onChanged();
    },
  });
  return (
    <>
      {keep.isError && <ErrorState error={keep.error} />}
      <p role="status" className="own-data-pending">
        {t('ownData.pending', { date: formatDate(dueAt, i18n.language, 'moment') })}
      </p>
      <Button loading={keep.isPending} onClick={() => keep.mutate()}>
        {t('ownData.keep')}
      </Button>
    </>
  );
};

/** Asks to erase the account; says what stands in the way, and lets the person take it back. */
export const Erasure = ({ data, onChanged }: ErasureProps) => {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const { erasure, obstacles, hasPassword } = data;
  const close = (): void => setIsOpen(false);
  const asked = async (): Promise<void> => {
    await onChanged();
    close();
  };
  return (
    <div className="own-data-part">
      {erasure ? (
        <Pending dueAt={erasure.dueAt} onChanged={onChanged} />
      ) : (
        <>
          <p className="pui-help">{t('ownData.eraseHint')}</p>
          {obstacles.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {obstacles.length === 0 && !isOpen && (
            <Button danger onClick={() => setIsOpen(true)}>
              {t('ownData.erase')}
            </Button>
          )}
          {obstacles.length === 0 && isOpen && (
            <ErasureForm hasPassword={hasPassword} onAsked={asked} onCancel={close} />
          )}
        </>
      )}
    </div>
  );
};
