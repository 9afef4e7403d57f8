import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

const isLost = (): boolean => document.activeElement === document.body;

const lastControlOf = (line: Element | undefined): HTMLElement | undefined =>
  [...(line?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])].at(-1);

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
    if (pressed.current === undefined || !isLost()) return;
    const [line, last] = [lines()[pressed.current], lines().at(-1)];
    (lastControlOf(line) ?? lastControlOf(last) ?? elsewhere())?.focus();
  });
  const onClickCapture = ({ target }: MouseEvent): void => {
    pressed.current = lines().findIndex((line) => line.contains(target as Element));
  };
  return { ref, onClickCapture };
};
