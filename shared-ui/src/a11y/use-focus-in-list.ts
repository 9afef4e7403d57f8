import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

const CONTROLS = 'a[href], button:not(:disabled)';

const lastControlOf = (line: Element | undefined): HTMLElement | undefined =>
  [...(line?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].at(-1);

/**
 * Keeps the focus where a button in a line of a list took itself or its line away, now or soon: the last control of
 * the line that stands there by then has it, or of the last one, or else what `elsewhere` finds.
 */
export const useFocusInList = (
  elsewhere: () => HTMLElement | null = () => null,
): { ref: RefObject<HTMLUListElement | null>; onClickCapture: (event: MouseEvent) => void } => {
  const ref = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>(undefined);
  const lines = (): Element[] => [...(ref.current?.children ?? [])];
  useEffect(() => {
    // Whoever does something else meanwhile has the focus there.
    const forget = (): void => (pressed.current = undefined);
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('keydown', forget, true);
    return () => {
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('keydown', forget, true);
    };
  }, []);
  useLayoutEffect(() => {
    // The line that has it may lose its buttons a render later, so this goes on until the person does something else.
    if (pressed.current === undefined || !isFocusLost()) return;
    const [line, last] = [lines()[pressed.current], lines().at(-1)];
    (lastControlOf(line) ?? lastControlOf(last) ?? elsewhere())?.focus();
  });
  const onClickCapture = ({ target }: MouseEvent): void => {
    // A press besides all buttons takes the focus away, and that is wanted.
    const control = (target as Element).closest(CONTROLS);
    const index = lines().findIndex((line) => control !== null && line.contains(control));
    pressed.current = index < 0 ? undefined : index;
  };
  return { ref, onClickCapture };
};
