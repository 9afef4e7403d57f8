import { isEmbedded } from '@portal/shared-contracts/widget';

/** Whether nothing has the focus; in a frame it may be in the page around, from which it must not be taken. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && (!isEmbedded() || document.hasFocus());
