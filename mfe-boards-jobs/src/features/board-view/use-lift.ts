import type { Card } from '@portal/shared-contracts/boards';
import { useAnnounce } from '@portal/shared-ui';
import { useCallback, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findCard, positionOf, type Columns } from '../../board/board.reducer.ts';
import { isLiftKey, neighbourOf, stepLift, type IsShown, type Lifted } from './lift.ts';

/** The keyboard's way of dragging. */
export interface Lift {
  lifted: Lifted | undefined;
  pressKey: (event: KeyboardEvent<HTMLElement>, card: Card) => void;
  /** The focus went elsewhere: what is lifted goes back. */
  leaveCard: (cardId: string, to: EventTarget | null) => void;
}

/** What the keyboard needs to know of the board. */
export interface LiftOptions {
  /** The columns without the preview of the lifted card. */
  columns: Columns;
  isShown: IsShown;
  onDrop: (lifted: Lifted) => void;
  onOpen: (cardId: string) => void;
  focusCard: (cardId: string) => void;
}

const hasModifier = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

/** Space lifts and drops, arrows move, Escape puts back; each step is announced. */
export const useLift = (options: LiftOptions): Lift => {
  const { columns, isShown, onDrop, onOpen, focusCard } = options;
  const { t } = useTranslation('boards');
  const announce = useAnnounce();
  const [lifted, setLifted] = useState<Lifted>();

  const place = (state: Lifted): { column: string; position: number; count: number } => {
    const column = columns.find((each) => each.id === state.at.column);
    const others = column?.cards.filter((card) => card.id !== state.cardId).length ?? 0;
    return { column: column?.title ?? '', position: state.at.index + 1, count: others + 1 };
  };
  const titleOf = (cardId: string): string => findCard(columns, cardId)?.title ?? '';

  const putBack = useCallback(
    (state: Lifted) => {
      setLifted(undefined);
      announce(t('announce.cancelled'));
      focusCard(state.cardId);
    },
    [announce, focusCard, t],
  );

  const pickUp = (card: Card): void => {
    const at = positionOf(columns, card.id);
    if (!at) return;
    const state = { cardId: card.id, from: at, at };
    setLifted(state);
    announce(t('announce.lifted', { title: card.title, ...place(state) }));
  };

  const drop = (state: Lifted): void => {
    setLifted(undefined);
    const isBack = state.at.column === state.from.column && state.at.index === state.from.index;
    // A real move announces itself with its undo.
    if (isBack) announce(t('announce.dropped', { title: titleOf(state.cardId), ...place(state) }));
    else onDrop(state);
    focusCard(state.cardId);
  };

  const pressLifted = (key: string, state: Lifted): boolean => {
    if (key === ' ' || key === 'Enter') drop(state);
    else if (key === 'Escape') putBack(state);
    else if (isLiftKey(key)) {
      const moved = { ...state, at: stepLift(columns, state, key, isShown) };
      setLifted(moved);
      announce(t('announce.moved', place(moved)));
      focusCard(state.cardId);
    } else return key === 'Tab';
    return true;
  };

  const pressIdle = (key: string, card: Card): boolean => {
    if (key === ' ') pickUp(card);
    else if (key === 'Enter') onOpen(card.id);
    else if (isLiftKey(key)) {
      const neighbour = neighbourOf(columns, card.id, key, isShown);
      if (neighbour) focusCard(neighbour);
    } else return false;
    return true;
  };

  const pressKey = (event: KeyboardEvent<HTMLElement>, card: Card): void => {
    // Keys in the menu or on the link inside belong to them.
    if (event.target !== event.currentTarget || hasModifier(event)) return;
    const isOurs = lifted ? pressLifted(event.key, lifted) : pressIdle(event.key, card);
    if (isOurs) event.preventDefault();
  };

  const leaveCard = (cardId: string, to: EventTarget | null): void => {
    // A card that moves loses the focus to nothing for a moment; only a real target counts.
    if (!lifted || lifted.cardId !== cardId || !(to instanceof HTMLElement)) return;
    if (to.dataset['id'] === cardId) return;
    setLifted(undefined);
    announce(t('announce.cancelled'));
  };

  useEffect(() => {
    if (!lifted) return undefined;
    const away = (): void => putBack(lifted);
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [lifted, putBack]);

  // Between two lists a card has no focus for a moment; a key pressed just then still means that card.
  const pressNowhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!lifted || event.target !== document.body || hasModifier(event)) return;
    if (pressLifted(event.key, lifted)) event.preventDefault();
  });
  const isLifted = lifted !== undefined;
  useEffect(() => {
    if (!isLifted) return undefined;
    document.addEventListener('keydown', pressNowhere);
    return () => document.removeEventListener('keydown', pressNowhere);
  }, [isLifted]);

  // Somebody else deleted it meanwhile.
  const isGone = lifted !== undefined && !findCard(columns, lifted.cardId);
  return { lifted: isGone ? undefined : lifted, pressKey, leaveCard };
};
