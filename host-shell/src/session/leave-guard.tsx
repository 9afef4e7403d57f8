import { ConfirmDialog } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedOfPage } from './unsaved.ts';

/** Asks before a link, a menu or the back button leaves a page that would lose what is on its way. */
export const LeaveGuard = () => {
  const { t } = useTranslation('shell');
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedOfPage(),
  );
  return (
    <ConfirmDialog
      isOpen={state === 'blocked'}
      title={t('leaving.title')}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>{t('leaving.about')}</p>
    </ConfirmDialog>
  );
};
