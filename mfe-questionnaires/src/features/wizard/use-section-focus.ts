import { focusField } from '@portal/shared-ui';
import { useEffect, useRef, type RefObject } from 'react';
import type { WizardControl } from './use-wizard.ts';

/**
 * After a reload back into the field that was left; after a change of the section to its heading.
 * The very first opening leaves the focus to the shell.
 */
export const useSectionFocus = (wizard: WizardControl): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Each section is mounted anew, so what led to it is what counts.
  const arrival = useRef(wizard);
  useEffect(() => {
    const { kept, moves, refusals } = arrival.current;
    // A refused step puts the focus on the list of errors instead.
    if (refusals > 0) return;
    if (moves > 0) heading.current?.focus();
    else if (kept.isRestored && kept.value.field) focusField(kept.value.field);
  }, []);
  return heading;
};
