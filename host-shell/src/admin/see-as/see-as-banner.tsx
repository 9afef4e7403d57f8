import { callApi } from '@portal/shared-contracts';
import { adminRoutes, endSeeAs } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openFreshPage } from '../../session/fresh-page.ts';
import { useAdminTexts } from '../texts.ts';
import './see-as.css';

/** Says on every page that an admin only looks, and leads back (BO-09). */
export const SeeAsBanner = ({ user, until }: { user: PortalUser; until: string }) => {
  const isReady = useAdminTexts();
  const { t } = useTranslation('admin');
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(endSeeAs, {}),
    // Whoever was too late is signed out, and the page says so.
    onSettled: () => openFreshPage(adminRoutes.person({ id: user._id })),
  });
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(mutate, Math.max(left - 5000, 0));
    return () => clearTimeout(timer);
  }, [until, mutate]);
  if (!isReady) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div className="see-as" role="status">
      <span>{t('seeAs.banner', { name })}</span>
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        {t('seeAs.end')}
      </Button>
    </div>
  );
};
