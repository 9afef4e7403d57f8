import { useEffect, useEffectEvent } from 'react';

/** While a card is lifted: a press with mouse or finger anywhere on the page. */
export const usePointerElsewhere = (isLifted: boolean, onPress: () => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isLifted) return undefined;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isLifted]);
};

/**
 * While a card is lifted: a key pressed when nothing has the focus. That is so for a moment each time the
 * card changes its list, and the key is still meant for the card.
 */
export const useKeysWithoutFocus = (
  isLifted: boolean,
  onKey: (event: KeyboardEvent) => void,
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) onKey(event);
  });
  useEffect(() => {
    if (!isLifted) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isLifted]);
};
