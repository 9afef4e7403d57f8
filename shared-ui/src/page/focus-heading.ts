const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Gives the focus to the page's heading where a press takes away the button that had it, so that keys and screen
 * readers go on from there; whoever is in a field stays in it, and the page stays where it is in the window.
 */
export const focusHeading = (): void => {
  if (document.activeElement?.matches(FIELDS)) return;
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
};
