import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { useAnnounce, useStable } from '@portal/shared-ui';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../field-names.ts';
import { indexUnderPointer } from './index-under-pointer.ts';

interface ReorderOptions {
  list: RefObject<HTMLOListElement | null>;
  fields: readonly QuestionnaireField[];
  move: (key: string, to: number) => void;
}

/** The button of a line that keeps the focus while the line moves. */
export type MovePart = 'handle' | 'up' | 'down';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Announces each step of a move. */
const useMoveReport = (fields: readonly QuestionnaireField[]) => {
  const { t } = useTranslation('questionnaires');
  const announce = useAnnounce();
  const nameOf = useFieldName();
  return (what: 'lifted' | 'moved' | 'dropped' | 'putBack', key: string, index: number): void => {
    const field = fields.find((one) => one.key === key);
    if (!field) return;
    const values = { name: nameOf(field), position: index + 1, count: fields.length };
    announce(t(`editor.reorder.${what}`, values));
  };
};

/** A browser drops the focus of a button whose line moves in the page; this gives it back. */
const useFocusAfterMove = (list: ReorderOptions['list'], fields: readonly QuestionnaireField[]) => {
  const focused = useRef<{ key: string; part: MovePart }>(undefined);
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { key, part } = focused.current;
    focused.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-line="${key}"] [data-part="${part}"]`)?.focus();
  }, [fields, list]);
  return focused;
};

/** Moves a line after the pointer, mouse or finger, until it is let go. */
const useDrag = ({ list, fields, move }: ReorderOptions, onDrop: (key: string) => void) => {
  const [dragged, setDragged] = useState<string>();
  const latest = useRef({ fields, move, onDrop });
  useEffect(() => {
    latest.current = { fields, move, onDrop };
  });
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const follow = (event: globalThis.PointerEvent): void => {
      if (!list.current) return;
      const target = indexUnderPointer(list.current, event.clientY, dragged);
      const current = latest.current.fields.findIndex(({ key }) => key === dragged);
      if (target !== current) latest.current.move(dragged, target);
    };
    const end = (): void => {
      setDragged(undefined);
      latest.current.onDrop(dragged);
    };
    // On the window: the line itself leaves the page for a moment whenever it moves.
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged, list]);
  return { dragged, start: setDragged };
};

/**
 * Moves lines by pointer (mouse and touch), by buttons and by keyboard: Space lifts, arrows move,
 * Space drops, Escape puts back. Every step is announced.
 */
export const useReorder = (options: ReorderOptions) => {
  const { list, fields, move } = options;
  const [lifted, setLifted] = useState<{ key: string; from: number }>();
  const report = useMoveReport(fields);
  const focused = useFocusAfterMove(list, fields);
  const indexOf = (key: string): number => fields.findIndex((field) => field.key === key);
  const drag = useDrag(options, (key) => report('dropped', key, indexOf(key)));

  const moveTo = (key: string, to: number, part: MovePart): void => {
    const index = Math.max(0, Math.min(to, fields.length - 1));
    if (index === indexOf(key)) return;
    focused.current = { key, part };
    move(key, index);
    report('moved', key, index);
  };

  const toggle = (key: string): void => {
    const isLifted = lifted?.key === key;
    report(isLifted ? 'dropped' : 'lifted', key, indexOf(key));
    setLifted(isLifted ? undefined : { key, from: indexOf(key) });
  };

  const putBack = ({ key, from }: { key: string; from: number }): void => {
    focused.current = { key, part: 'handle' };
    move(key, from);
    setLifted(undefined);
    report('putBack', key, from);
  };

  const onKey = (event: KeyboardEvent, key: string): void => {
    const step = steps[event.key];
    const isLifted = lifted?.key === key;
    if (event.key === ' ' || event.key === 'Enter') toggle(key);
    else if (isLifted && step !== undefined) moveTo(key, indexOf(key) + step, 'handle');
    else if (isLifted && event.key === 'Escape') putBack(lifted);
    else return;
    event.preventDefault();
  };

  const press = useStable((event: PointerEvent<HTMLElement>, key: string) => {
    if (event.button === 0) drag.start(key);
  });
  const leave = useStable((event: FocusEvent) => {
    // Without a next element the focus was lost because the line moves, and comes back.
    if (event.relatedTarget) setLifted(undefined);
  });
  const pressKey = useStable(onKey);
  const step = useStable(moveTo);
  const mover = useMemo(
    () => ({ moveTo: step, press, pressKey, leave }),
    [step, press, pressKey, leave],
  );
  return { mover, lifted: lifted?.key, active: drag.dragged ?? lifted?.key };
};

/** What a line calls to be moved. */
export type LineMover = ReturnType<typeof useReorder>['mover'];
