import { buildRequest, callApi } from '@portal/shared-contracts';
import { askForExport, downloadExport, type OwnData } from '@portal/shared-contracts/people';
import { DownloadLink, ErrorState, formatDate } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Copy = NonNullable<OwnData['export']>;

const Ready = ({ copy }: { copy: Copy }) => {
  const { t, i18n } = useTranslation('shell');
  return (
    <p>
      <DownloadLink href={buildRequest(downloadExport, { id: copy.id }).path}>
        {t('ownData.download')}
      </DownloadLink>
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
  const ask = useMutation({ mutationFn: () => callApi(askForExport, {}), onSuccess: onChanged });
  return (
    <div className="own-data-part" aria-live="polite">
      <p className="pui-help">{t('ownData.copyHint')}</p>
      {ask.isError && <ErrorState error={ask.error} />}
      {copy?.state === 'waiting' && <p>{t('ownData.making')}</p>}
      {copy?.state === 'failed' && <p>{t('ownData.failed')}</p>}
      {copy?.state === 'ready' && <Ready copy={copy} />}
      {copy?.state !== 'waiting' && (
        <Button loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('ownData.copy')}
        </Button>
      )}
    </div>
  );
};
