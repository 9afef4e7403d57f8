import { useMemo, useRef } from 'react';
import { undoButton } from '../../../undo/undo-button.ts';

const FRAMES = 4;

/** Stands for the button that takes back what was done; where somebody else did it, for the heading of the page. */
const UNDO = 'undo';

const findCard = (cardId: string): HTMLElement | null =>
  cardId === UNDO
    ? (undoButton() ?? document.querySelector<HTMLElement>('[data-page-heading]'))
    : document.querySelector(`[data-id="${CSS.escape(cardId)}"]`);

/** The card that is shown below this one, or else above it. */
const besideOf = (cardId: string): string => {
  const card = findCard(cardId);
  const cards = [
    ...(card?.closest('.board-list')?.querySelectorAll<HTMLElement>('[data-id]') ?? []),
  ];
  const at = cards.findIndex((each) => each === card);
  return (cards[at + 1] ?? cards[at - 1])?.dataset['id'] ?? UNDO;
};

/** Moves the focus to a card, also to one that has just moved or is outside of its list's window. */
export interface FocusCard {
  request: (cardId: string) => void;
  /** The same for the card below this one, or above it, as they are shown; without any, for the way to undo. */
  requestBeside: (cardId: string) => void;
  /** What that would be now, for a card that may be gone later. */
  besideOf: (cardId: string) => string;
  /** What renders a card that is outside of its list's window. */
  onMissing: (reveal: (cardId: string) => void) => void;
}

export const useFocusCard = (): FocusCard => {
  const reveal = useRef<(cardId: string) => void>(undefined);
  const latest = useRef(0);
  return useMemo(() => {
    // The lists render after the state that moves a card, so the focus follows within the next frames,
    // unless the person has gone elsewhere meanwhile or another card was asked for.
    const attempt = (cardId: string, turn: number, from: Element | null, frames: number): void => {
      requestAnimationFrame(() => {
        const active = document.activeElement;
        const card = findCard(cardId);
        const isElsewhere = active !== from && active !== document.body && active !== card;
        if (turn !== latest.current || isElsewhere) return;
        if (!card) reveal.current?.(cardId);
        else if (active !== card) card.focus();
        if (frames > 1) attempt(cardId, turn, card ?? from, frames - 1);
      });
    };
    const request = (cardId: string): void => {
      latest.current += 1;
      attempt(cardId, latest.current, document.activeElement, FRAMES);
    };
    return {
      request,
      requestBeside: (cardId) => request(besideOf(cardId)),
      besideOf,
      onMissing: (work) => {
        reveal.current = work;
      },
    };
  }, []);
};
