import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DisconnectIcon } from '../icons.ts';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Whether the browser reports a network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** A quiet line at the top while the device is offline: what is safe, and that nothing needs doing. */
export const OfflineBanner = () => {
  const { t } = useTranslation('ui');
  const isOnline = useOnline();
  return (
    <div role="status" className="pui-offline" data-shown={!isOnline}>
      {!isOnline && (
        <>
          <DisconnectIcon /> {t('offline')}
        </>
      )}
    </div>
  );
};
