/** The button that takes back what was done, while it stands there. */
export const undoButton = (): HTMLElement | null => document.querySelector('.undo-notice button');
