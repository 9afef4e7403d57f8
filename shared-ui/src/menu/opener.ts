import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A button that opens something which comes when somebody points at the button. */
export interface Opener {
  readonly isOpen: boolean;
  /** Opened without a pointer: its first entry takes the focus. */
  readonly isByKeys: boolean;
  /** How often it was opened: the key of a menu, which keeps its last entry until its closing has been drawn. */
  readonly opening: number;
  readonly change: (isOpen: boolean) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly buttonProps: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onPointerDown: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: () => void;
  };
}

/**
 * Opens at the first press, also when the code is still on its way.
 *
 * @param load Starts loading; safe to call often.
 */
export const useOpener = (load: () => Promise<unknown>): Opener => {
  const [isOpen, setOpen] = useState(false);
  const [isByKeys, setByKeys] = useState(false);
  const [opening, setOpening] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  // What is open closes when the pointer goes down on the button, and its click would open it again.
  const wasOpenBefore = useRef<boolean>(undefined);
  const change = useCallback((next: boolean): void => {
    // Whoever closes it from inside by the keyboard goes on where they came from.
    const isInside = document.activeElement?.closest(
      '[role="menu"], [role="dialog"], .ant-popover',
    );
    if (!next && isInside) button.current?.focus();
    if (next) setOpening((count) => count + 1);
    setOpen(next);
  }, []);
  const begin = (): void => void load().catch(() => undefined);
  return {
    isOpen,
    isByKeys,
    opening,
    change,
    button,
    buttonProps: {
      onPointerEnter: begin,
      onFocus: begin,
      onPointerDown: () => {
        wasOpenBefore.current = isOpen;
      },
      onKeyDown: (event) => {
        wasOpenBefore.current = undefined;
        if (event.key === 'Escape') change(false);
      },
      onClick: () => {
        // A screen reader or voice control sends the click alone.
        setByKeys(wasOpenBefore.current === undefined);
        change(!(wasOpenBefore.current ?? isOpen));
        wasOpenBefore.current = undefined;
      },
    },
  };
};

/**
 * For the keys of an opened menu: Enter chooses when it goes down, and the focus is then at the button already, which
 * the same press would open again.
 */
export const takeEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};
