import {
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardCommands } from '../board-context.ts';
import { Extras, type ColumnExtras } from './column-extras.ts';
import { updateDrag } from '../drag/drag-follow.ts';

const useMeasured = (list: RefObject<HTMLDivElement | null>, extras: ColumnExtras | null): void => {
  const commands = useBoardCommands();
  const isWindowed = extras !== null && extras.before + extras.after > 0;
  useLayoutEffect(() => {
    if (isWindowed && list.current) commands.measure(list.current);
  });
};

/** Lets a running drag know which cards the list has now. */
const useUpdateDrag = (list: RefObject<HTMLDivElement | null>): void =>
  useLayoutEffect(() => {
    if (list.current) updateDrag(list.current);
  });

/** The scrolling list of a column; empty space takes the height of the cards outside of its window. */
export const ColumnList = ({
  ref,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  const extras = useContext(Extras);
  const list = useRef<HTMLDivElement>(null);
  useMeasured(list, extras);
  useUpdateDrag(list);
  const attach = useCallback(
    (node: HTMLDivElement | null): void => {
      list.current = node;
      if (typeof ref === 'function') ref(node);
    },
    [ref],
  );
  if (!extras) return null;
  const { column, shown, before, after } = extras;
  const space = { '--board-before': `${before}px`, '--board-after': `${after}px` };
  return (
    <div
      ref={attach}
      className="board-list"
      style={space as Record<string, string>}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        commands.scrollList(column.id, { top: scrollTop, height: clientHeight })
      }
    >
      {children}
      {shown === 0 && (
        <p className="board-list-empty">
          {column.cards.length === 0 ? t('column.empty') : t('column.nothingFound')}
        </p>
      )}
    </div>
  );
};
