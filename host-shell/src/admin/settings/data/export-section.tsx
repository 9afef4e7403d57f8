import { DownloadLink, ErrorState, Section, Stack } from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { operationQuery, useExport } from './data.queries.ts';
import { Missing } from './missing.tsx';

/** Makes the firm a file and offers it (BO-29). */
export const ExportSection = () => {
  const { t } = useTranslation('admin');
  const { mutate, data, isPending, error } = useExport();
  const { data: made, error: lost } = useQuery(operationQuery(data?.operation._id ?? ''));
  const isBusy = isPending || made?.state === 'working';
  const failure = error ?? lost;
  return (
    <Section title={t('data.export.title')}>
      <Stack>
        <p>{t('data.export.about')}</p>
        {failure && <ErrorState error={failure} />}
        {made?.problem && <Alert type="error" role="alert" title={made.problem} />}
        {made?.file && !isBusy && (
          <div role="status">
            <p>
              <DownloadLink href={made.file} name="firm.zip">
                {t('data.export.download')}
              </DownloadLink>
            </p>
            <Missing names={made.missing} />
          </div>
        )}
        <div>
          <Button loading={isBusy} onClick={() => mutate()}>
            {t('data.export.make')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
};
