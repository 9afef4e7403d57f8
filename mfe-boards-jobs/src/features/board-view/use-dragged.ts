import { useMemo, useRef } from 'react';

/** The card that is being dragged by mouse or finger; read at scroll time, so it renders nothing. */
export interface Dragged {
  current: () => string | undefined;
  set: (cardId: string | undefined) => void;
}

export const useDragged = (): Dragged => {
  const dragged = useRef<string>(undefined);
  return useMemo(
    () => ({
      current: () => dragged.current,
      set: (cardId) => {
        dragged.current = cardId;
      },
    }),
    [],
  );
};
