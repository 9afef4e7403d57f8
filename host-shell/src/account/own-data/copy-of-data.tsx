import { buildRequest, callApi } from '@portal/shared-contracts';
import { askForExport, downloadExport, type OwnData } from '@portal/shared-contracts/people';
import { ErrorState, formatDate } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Copy = NonNullable<OwnData['export']>;

const Ready = ({ copy }: { copy: Copy }) => {
  const { t, i18n } = useTranslation('shell');
  return (
    <p>
      <a href={buildRequest(downloadExport, { id: copy.id }).path} download>
        {t('ownData.download')}
      </a>
      <span className="pui-help own-data-until">
        {t('ownData.until', { date: formatDate(copy.endsAt, i18n.language) })}
      </span>
    </p>
  );
};

/** Asks for an archive of everything, and hands it over when it is made. */
export const CopyOfData = ({
  copy,
  onChanged,
}: {
  copy: Copy | null;
  onChanged: () => Promise<unknown>;
}) => {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<{ isBusy: boolean; failure?: unknown }>({ isBusy: false });
  const ask = async (): Promise<void> => {
    setState({ isBusy: true });
    try {
      await callApi(askForExport, {});
      await onChanged();
      setState({ isBusy: false });
    } catch (failure) {
      setState({ isBusy: false, failure });
    }
  };
  return (
    <div className="own-data-part" aria-live="polite">
      <p className="pui-help">{t('ownData.copyHint')}</p>
      {state.failure !== undefined && <ErrorState error={state.failure} />}
      {copy?.state === 'waiting' && <p>{t('ownData.making')}</p>}
      {copy?.state === 'failed' && <p>{t('ownData.failed')}</p>}
      {copy?.state === 'ready' && <Ready copy={copy} />}
      {copy?.state !== 'waiting' && (
        <Button loading={state.isBusy} onClick={() => void ask()}>
          {t('ownData.copy')}
        </Button>
      )}
    </div>
  );
};
