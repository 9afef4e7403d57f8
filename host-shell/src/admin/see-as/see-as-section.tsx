import { callApi } from '@portal/shared-contracts';
import { seeAs } from '@portal/shared-contracts/admin';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openFreshPage } from '../../session/fresh-page.ts';

/** Opens the portal of somebody, where nothing can be changed (BO-09). */
export const SeeAsSection = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(seeAs, { id }),
    onSuccess: () => openFreshPage(routes.home({})),
  });
  return (
    <Section title={t('seeAs.title')}>
      <p className="pui-help admin-about">{t('seeAs.about')}</p>
      {error && <ErrorState error={error} />}
      <Button loading={isPending} onClick={() => mutate()}>
        {t('seeAs.button')}
      </Button>
    </Section>
  );
};
