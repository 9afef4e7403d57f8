import type { Card } from '@portal/shared-contracts/boards';
import { useAnnounce } from '@portal/shared-ui';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findCard, positionOf, type Columns } from '../state/board.reducer.ts';
import {
  isArrowKey,
  neighbourOf,
  spokenPosition,
  stepMove,
  type IsShown,
  type Lifted,
} from './keyboard-move.ts';
import { useKeysWithoutFocus, usePointerElsewhere } from './use-page-input.ts';

/** Moving cards by keyboard. */
export interface KeyboardMove {
  /** The card that is picked up now. */
  lifted: Lifted | undefined;
  pressKey: (event: KeyboardEvent<HTMLElement>, card: Card) => void;
  /** The focus went elsewhere: a lifted card goes back. */
  leaveCard: (cardId: string, to: EventTarget | null) => void;
}

/** What moving by keyboard needs to know of the board. */
export interface KeyboardMoveOptions {
  /** The columns without the preview of the lifted card. */
  columns: Columns;
  isShown: IsShown;
  onDrop: (lifted: Lifted) => void;
  onOpen: (cardId: string) => void;
  focusCard: (cardId: string) => void;
}

const hasModifier = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

/** A key that is held: it lifts, drops or opens once and not again and again. */
const isHeld = ({ key, repeat }: { key: string; repeat: boolean }): boolean =>
  repeat && (key === ' ' || key === 'Enter');

interface LiftSteps {
  lifted: Lifted | undefined;
  pickUp: (card: Card) => void;
  step: (next: Lifted) => void;
  drop: (lifted: Lifted) => void;
  putBack: (lifted: Lifted, focus: 'card' | 'elsewhere') => void;
}

/** The steps of one move, each announced to screen readers. */
const useLiftSteps = ({ columns, onDrop, focusCard }: KeyboardMoveOptions): LiftSteps => {
  const { t } = useTranslation('boards');
  const announce = useAnnounce();
  const [lifted, setLifted] = useState<Lifted>();

  const pickUp = (card: Card): void => {
    const at = positionOf(columns, card.id);
    if (!at) return;
    const next = { cardId: card.id, from: at, at };
    setLifted(next);
    announce(t('announce.lifted', { title: card.title, ...spokenPosition(columns, next) }));
  };
  const step = (next: Lifted): void => {
    setLifted(next);
    announce(t('announce.moved', spokenPosition(columns, next)));
    focusCard(next.cardId);
  };
  const drop = (state: Lifted): void => {
    setLifted(undefined);
    const isBack = state.at.column === state.from.column && state.at.index === state.from.index;
    const title = findCard(columns, state.cardId)?.title ?? '';
    // A card that really moved is announced by the move itself, together with its undo.
    if (isBack) announce(t('announce.dropped', { title, ...spokenPosition(columns, state) }));
    else onDrop(state);
    focusCard(state.cardId);
  };
  const putBack = useCallback(
    (state: Lifted, focus: 'card' | 'elsewhere') => {
      setLifted(undefined);
      announce(t('announce.cancelled'));
      if (focus === 'card') focusCard(state.cardId);
    },
    [announce, focusCard, t],
  );

  // Somebody else may have deleted the card while it was lifted.
  const isGone = lifted !== undefined && !findCard(columns, lifted.cardId);
  return { lifted: isGone ? undefined : lifted, pickUp, step, drop, putBack };
};

/** Space lifts and drops a card, arrows move it, Escape puts it back. */
export const useKeyboardMove = (options: KeyboardMoveOptions): KeyboardMove => {
  const { columns, isShown, onOpen, focusCard } = options;
  const { lifted, pickUp, step, drop, putBack } = useLiftSteps(options);

  const pressWhileLifted = (key: string, state: Lifted): boolean => {
    if (key === ' ' || key === 'Enter') drop(state);
    else if (key === 'Escape') putBack(state, 'card');
    else if (isArrowKey(key)) step({ ...state, at: stepMove(columns, state, key, isShown) });
    else return key === 'Tab';
    return true;
  };

  const pressOnCard = (key: string, card: Card): boolean => {
    if (key === ' ') pickUp(card);
    else if (key === 'Enter') onOpen(card.id);
    else if (isArrowKey(key)) {
      const neighbour = neighbourOf(columns, card.id, key, isShown);
      if (neighbour) focusCard(neighbour);
    } else return false;
    return true;
  };

  const pressKey = (event: KeyboardEvent<HTMLElement>, card: Card): void => {
    // Keys pressed in the card's menu or on its link belong to them.
    if (event.target !== event.currentTarget || hasModifier(event)) return;
    if (isHeld(event)) return event.preventDefault();
    const isHandled = lifted ? pressWhileLifted(event.key, lifted) : pressOnCard(event.key, card);
    if (isHandled) event.preventDefault();
  };

  const leaveCard = (cardId: string, to: EventTarget | null): void => {
    // A card that moves between lists loses the focus to nothing for a moment; only a real target counts.
    if (!lifted || lifted.cardId !== cardId || !(to instanceof HTMLElement)) return;
    if (to.dataset['id'] !== cardId) putBack(lifted, 'elsewhere');
  };

  const isLifted = lifted !== undefined;
  usePointerElsewhere(isLifted, () => {
    if (lifted) putBack(lifted, 'card');
  });
  useKeysWithoutFocus(isLifted, (event) => {
    if (!lifted || hasModifier(event) || isHeld(event)) return;
    if (pressWhileLifted(event.key, lifted)) event.preventDefault();
  });
  return { lifted, pressKey, leaveCard };
};
