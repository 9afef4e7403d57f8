import type { BoardScope, Card } from '@portal/shared-contracts/boards';
import { createContext, useContext, type KeyboardEvent } from 'react';
import type { Sight } from './window-of.ts';

/** What cards and columns may ask for; stable, so that no card renders because of it. */
export interface BoardHands {
  scope: BoardScope;
  /** Identifier of the sentence that explains the keys. */
  helpId: string;
  openCard: (cardId: string) => void;
  chooseTarget: (cardId: string) => void;
  removeCard: (cardId: string) => void;
  pressKey: (event: KeyboardEvent<HTMLElement>, card: Card) => void;
  leaveCard: (cardId: string, to: EventTarget | null) => void;
  addCard: (columnId: string) => void;
  addColumn: () => void;
  renameColumn: (columnId: string) => void;
  removeColumn: (columnId: string) => void;
  scrollList: (columnId: string, sight: Sight) => void;
  measure: (heights: ReadonlyMap<string, number>) => void;
}

const Hands = createContext<BoardHands | null>(null);

export const BoardHandsProvider = Hands.Provider;

/** The hands of the board around a card or column. */
export const useBoardHands = (): BoardHands => {
  const hands = useContext(Hands);
  if (!hands) throw new Error('A card or column stands outside of its board');
  return hands;
};
