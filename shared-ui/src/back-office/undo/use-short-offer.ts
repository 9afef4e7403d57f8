import { limits } from '@portal/shared-contracts';
import { type FocusEvent, useEffect, useState } from 'react';

/**
 * Ends an offer after ten seconds, but not while somebody is at it: busy, focused or under the pointer.
 *
 * @returns what its element listens to.
 */
export const useShortOffer = (isBusy: boolean, end: () => void) => {
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const stays = isBusy || isFocused || isHovered;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(end, limits.undo);
    return () => clearTimeout(timer);
  }, [stays, end]);
  return {
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
  };
};
