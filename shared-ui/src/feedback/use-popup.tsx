import App from 'antd/es/app';
import { limits } from '@portal/shared-contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../a11y/live-region.tsx';
import { clientText, errorLines, ErrorLines } from '../states/error-lines.tsx';

/** The popups of the portal. */
export interface Popup {
  /** Shows a success once; gone after 3 s, also written to the live region. */
  success: (text: string) => void;
  /** Shows that something was removed; gone after 1 s, also written to the live region. */
  removed: (text: string) => void;
  /** Shows a failure that belongs to no part of the page; stays until it is closed. */
  failure: (error: unknown) => void;
}

/** Popups with the portal's times (SC-42); each is also announced, because it vanishes by itself. */
export const usePopup = (): Popup => {
  const { message, notification } = App.useApp();
  const announce = useAnnounce();
  const { t } = useTranslation('ui');
  return useMemo(() => {
    const show = (text: string, milliseconds: number): void => {
      void message.success({ content: text, duration: milliseconds / 1000 });
      announce(text);
    };
    return {
      success: (text) => show(text, limits.popup),
      removed: (text) => show(text, limits.removalPopup),
      failure: (error) => {
        notification.error({ title: <ErrorLines error={error} />, duration: 0 });
        const lines = errorLines(error).map((line) => clientText(line, t));
        announce(lines.join(' '), 'assertive');
      },
    };
  }, [message, notification, announce, t]);
};
