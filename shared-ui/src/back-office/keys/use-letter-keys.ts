import { useEffect, useRef } from 'react';

const NO_TEXT = /^(checkbox|radio|button|submit|reset|file|range|color)$/;

const isTyping = ({ target }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.test(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
};

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.repeat ||
  event.isComposing ||
  isTyping(event) ||
  // What lies over the page has the keys.
  document.querySelector('[aria-modal="true"], dialog[open]') !== null;

// Where letters are no Latin ones, the place on the keyboard counts.
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[\u0020-\u007e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/** Acts by a letter or sign pressed anywhere but in a field, as long as `isOn`; an act may decline. */
export const useLetterKeys = (
  acts: Readonly<Record<string, () => unknown>>,
  isOn: boolean,
): void => {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const act = isElsewhere(event) ? undefined : current.current[letterOf(event)];
      if (act && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
};
