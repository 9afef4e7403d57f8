import { useEffect, useState } from 'react';
import { focusHeading } from '../page/focus-heading.ts';

/**
 * The last part of a question or a failure: when it is taken away, the focus goes back to what had it before, or to the
 * page's heading where that is gone as well.
 */
export const FocusBack = () => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Never from where the person has gone meanwhile.
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
      else focusHeading();
    },
    [opener],
  );
  return null;
};
