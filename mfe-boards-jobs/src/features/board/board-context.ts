import type { BoardScope, Card } from '@portal/shared-contracts/boards';
import { createContext, useContext, type KeyboardEvent } from 'react';
import type { Viewport } from './window/list-window.ts';

/** What cards and columns can ask the board to do; always the same object, so no card renders because of it. */
export interface BoardCommands {
  scope: BoardScope;
  /** Id of the text that explains the keys of a card. */
  helpId: string;
  openCard: (cardId: string) => void;
  openMoveDialog: (cardId: string) => void;
  removeCard: (cardId: string) => void;
  /** A key was pressed on a card. */
  pressKey: (event: KeyboardEvent<HTMLElement>, card: Card) => void;
  /** The focus left a card. */
  leaveCard: (cardId: string, to: EventTarget | null) => void;
  addCard: (columnId: string) => void;
  addColumn: () => void;
  renameColumn: (columnId: string) => void;
  removeColumn: (columnId: string) => void;
  /** A list was scrolled and shows this part of itself now. */
  scrollList: (columnId: string, viewport: Viewport) => void;
  /** A list has rendered cards, whose heights are read when that costs nothing. */
  measure: (list: HTMLElement) => void;
}

const Commands = createContext<BoardCommands | null>(null);

export const BoardCommandsProvider = Commands.Provider;

/** The commands of the board that a card or column is on. */
export const useBoardCommands = (): BoardCommands => {
  const commands = useContext(Commands);
  if (!commands) throw new Error('A card or column is rendered outside of a board');
  return commands;
};
