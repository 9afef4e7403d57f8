import { type RefObject, useState } from 'react';
import { useLetterSwitch } from './letter-switch.ts';
import { useLetterKeys } from './use-letter-keys.ts';

const LIST = '.pui-list';
const ROWS = 'tbody > tr, .pui-card-row';
// Opening only ever goes somewhere or unfolds; a button might do something.
const OPENS = 'a[href], summary';
const TICKS = 'input[type="checkbox"]';

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ROWS)];

const rowAt = (list: HTMLElement): HTMLElement | undefined =>
  rowsOf(list).find((row) => row.contains(document.activeElement));

// Of several lists on a page the one with the focus has the keys, else the first.
const hasTheKeys = (list: HTMLElement): boolean => {
  const lists = [...document.querySelectorAll<HTMLElement>(LIST)];
  return (lists.find((one) => one.contains(document.activeElement)) ?? lists[0]) === list;
};

const step = (list: HTMLElement, by: 1 | -1): void => {
  const rows = rowsOf(list);
  const at = rowAt(list);
  const next = at ? rows[rows.indexOf(at) + by] : rows[0];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
};

// Only a row itself is opened: on what stands in it `Enter` does what it always does.
const open = (list: HTMLElement): boolean => {
  const row = rowAt(list);
  const opener = row === document.activeElement ? row?.querySelector<HTMLElement>(OPENS) : null;
  opener?.click();
  return Boolean(opener);
};

/** The help on the keys of a list. */
export interface ListKeys {
  isHelpShown: boolean;
  showHelp: (isShown: boolean) => void;
}

/** The keys `j k x Enter / ?` of a list (BO-112). */
export const useListKeys = (box: RefObject<HTMLElement | null>): ListKeys => {
  const { isOn } = useLetterSwitch();
  const [isHelpShown, showHelp] = useState(false);
  const inList = (act: (list: HTMLElement) => unknown) => (): unknown => {
    const list = box.current;
    return list && hasTheKeys(list) ? act(list) : false;
  };
  useLetterKeys(
    {
      j: inList((list) => step(list, 1)),
      k: inList((list) => step(list, -1)),
      x: inList((list) => rowAt(list)?.querySelector<HTMLElement>(TICKS)?.click()),
      enter: inList(open),
      '/': inList((list) => list.querySelector<HTMLElement>('input[type="search"]')?.focus()),
      '?': inList(() => showHelp(true)),
    },
    isOn,
  );
  return { isHelpShown, showHelp };
};
