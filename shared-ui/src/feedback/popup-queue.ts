/** One popup that waits to be shown. */
export type WaitingPopup =
  | { readonly kind: 'success'; readonly text: string; readonly milliseconds: number }
  | { readonly kind: 'failure'; readonly error: unknown };

let waiting: readonly WaitingPopup[] = [];
let isAsked = false;
const listeners = new Set<() => void>();

/** Asks for a popup; what shows popups comes with the first of them. */
export const askForPopup = (popup: WaitingPopup): void => {
  waiting = [...waiting, popup];
  isAsked = true;
  for (const listener of listeners) listener();
};

/** Whether anybody has asked yet. */
export const hasAsked = (): boolean => isAsked;

/** What waits; the same list until it changes. */
export const waitingPopups = (): readonly WaitingPopup[] => waiting;

/** Hands out everything that waits, once. */
export const takePopups = (): readonly WaitingPopup[] => {
  const taken = waiting;
  waiting = [];
  return taken;
};

/** Forgets what nobody has shown: it belonged to what is gone now. */
export const forgetPopups = (): void => {
  waiting = [];
  isAsked = false;
};

/** Calls back when a popup is asked for. */
export const onPopup = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
