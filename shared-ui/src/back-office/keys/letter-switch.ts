import { deviceStorage } from '@portal/shared-contracts/storage';
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'portal.letter-keys';
const OFF = 'off';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const isOnNow = (): boolean => deviceStorage.getItem(KEY) !== OFF;

/** Whether single letters and signs act on pages of the back office. */
export interface LetterSwitch {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

/** The switch of them all, kept in this browser: people who speak to their computer switch them off (WCAG 2.1.4). */
export const useLetterSwitch = (): LetterSwitch => {
  const isOn = useSyncExternalStore(subscribe, isOnNow, () => true);
  const setOn = useCallback((next: boolean): void => {
    if (next) deviceStorage.removeItem(KEY);
    else deviceStorage.setItem(KEY, OFF);
    for (const listener of listeners) listener();
  }, []);
  return { isOn, setOn };
};
