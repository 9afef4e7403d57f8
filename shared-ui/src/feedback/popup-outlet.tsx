import App from 'antd/es/app';
import { useEffect, useSyncExternalStore } from 'react';
import { AntdTheme } from '../antd/antd-theme-provider.tsx';
import { CheckCircleIcon, CloseCircleIcon } from '../icons.ts';
import { ErrorLines } from '../states/error-lines.tsx';
import { onPopup, takePopups, waitingPopups } from '../popup/popup-queue.ts';

// In place of antd's own, which say their English names in every language.
const failed = <CloseCircleIcon className="pui-error-icon" />;
const done = <CheckCircleIcon />;

const ShowWaiting = () => {
  const { message, notification } = App.useApp();
  const waiting = useSyncExternalStore(onPopup, waitingPopups);
  useEffect(() => {
    for (const popup of takePopups())
      if (popup.kind === 'failure')
        notification.error({
          // Whoever fails the same way again reads it once.
          key: popup.words,
          title: <ErrorLines error={popup.error} />,
          duration: 0,
          icon: failed,
        });
      else
        void message.success({
          content: popup.text,
          duration: popup.milliseconds / 1000,
          icon: done,
        });
  }, [waiting, message, notification]);
  return null;
};

const BELOW_BAR = { top: 72 };

/** antd's messages and notifications in the brand, below the top bar. */
export const PopupOutlet = () => (
  <AntdTheme>
    <App component={false} message={BELOW_BAR} notification={BELOW_BAR}>
      <ShowWaiting />
    </App>
  </AntdTheme>
);
