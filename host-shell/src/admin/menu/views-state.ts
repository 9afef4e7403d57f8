import { deviceStorage } from '@portal/shared-contracts/storage';
import { useState } from 'react';

const KEY = 'portal.admin-views';

interface Remembered {
  isOpen: boolean;
  /** How many lines there were; nothing before the first time. */
  lines?: number;
}

const read = (): Remembered => {
  const [open, lines] = (deviceStorage.getItem(KEY) ?? '').split(' ');
  return { isOpen: open !== 'closed', ...(lines ? { lines: Number(lines) } : {}) };
};

/** Whether the views of the menu are unfolded and how many there were, kept in this browser. */
export const useRemembered = () => {
  const [state, setState] = useState(read);
  const keep = (next: Remembered): void => {
    setState(next);
    deviceStorage.setItem(KEY, `${next.isOpen ? 'open' : 'closed'} ${next.lines ?? ''}`.trim());
  };
  return {
    ...state,
    setOpen: (isOpen: boolean) => keep({ ...state, isOpen }),
    setLines: (lines: number) => keep({ ...state, lines }),
  };
};
