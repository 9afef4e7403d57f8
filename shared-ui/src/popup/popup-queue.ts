/** One popup that waits to be shown. */
export type WaitingPopup =
  | { readonly kind: 'success'; readonly text: string; readonly milliseconds: number }
  | {
      readonly kind: 'failure';
      readonly error: unknown;
      /** What it says; two with the same words are one. */
      readonly words: string;
    };

// One list for nothing: whoever looks at the queue again after it was emptied finds it unchanged.
const none: readonly WaitingPopup[] = [];
let waiting = none;
const listeners = new Set<() => void>();

const wait = (popups: readonly WaitingPopup[]): void => {
  waiting = popups;
  for (const listener of listeners) listener();
};

const isSameFailure = (one: WaitingPopup, other: WaitingPopup): boolean =>
  one.kind === 'failure' && other.kind === 'failure' && one.words === other.words;

/** Asks for a popup; what shows popups comes with the first of them. */
export const askForPopup = (popup: WaitingPopup): void =>
  wait([...waiting.filter((one) => !isSameFailure(one, popup)), popup]);

/** What waits; the same list until it changes. */
export const waitingPopups = (): readonly WaitingPopup[] => waiting;

/** Hands out everything that waits, once. */
export const takePopups = (): readonly WaitingPopup[] => {
  const taken = waiting;
  waiting = none;
  return taken;
};

/** Forgets what waits: it was read, or it belonged to what is gone now. */
export const forgetPopups = (): void => wait(none);

/** Calls back when a popup is asked for. */
export const onPopup = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
