import { callApi, type EndpointInput } from '@portal/shared-contracts';
import { testCheckout } from '@portal/shared-contracts/admin';
import { ErrorLines, Section } from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Asks the own checkout for a link, as it stands on the page (BO-23). */
export const TestCheckout = ({ customCheckout }: EndpointInput<typeof testCheckout>) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(testCheckout, customCheckout ? { customCheckout } : {}),
  });
  return (
    <Section>
      <p className="pui-help">{t('settings.testCheckout.about')}</p>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('settings.testCheckout.try')}
      </Button>
      <div aria-live="polite">
        {data && (
          <p>
            {t('settings.testCheckout.done', { status: String(data.httpStatus) })}{' '}
            <a href={data.link} target="_blank" rel="noreferrer noopener">
              {data.link}
            </a>
          </p>
        )}
        {error && <Alert type="error" title={<ErrorLines error={error} />} role="alert" />}
      </div>
    </Section>
  );
};
