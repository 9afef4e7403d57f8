import { limits } from '@portal/shared-contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../a11y/live-region.tsx';
import { errorLines } from '../states/error-lines.tsx';
import { askForPopup } from './popup-queue.ts';

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
  const announce = useAnnounce();
  const { t } = useTranslation('ui');
  return useMemo(() => {
    const show = (text: string, milliseconds: number): void => {
      askForPopup({ kind: 'success', text, milliseconds });
      announce(text);
    };
    return {
      success: (text) => show(text, limits.popup),
      removed: (text) => show(text, limits.removalPopup),
      failure: (error) => {
        const words = errorLines(error, t).join(' ');
        askForPopup({ kind: 'failure', error, words });
        announce(words, 'assertive');
      },
    };
  }, [announce, t]);
};
