import { useEffect, useRef } from 'react';
import { dialogOnDemand } from '../../../form/dialog-on-demand.ts';
import type { FocusCard } from '../keyboard/use-focus-card.ts';
import { findCard, positionOf } from '../state/board.reducer.ts';
import { cardQuery } from '../state/board.queries.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { newCard } from '../state/new-card.ts';
import type { LiveBoard } from '../state/use-board.ts';
import { RemoveColumnDialog } from './remove-column-dialog.tsx';
import type { OpenDialog } from './use-dialog.ts';

// A board is read far more often than a card of it is opened.
const CardDialog = dialogOnDemand(async () => (await import('./card-dialog.tsx')).CardDialog);
const MoveDialog = dialogOnDemand(async () => (await import('./move-dialog.tsx')).MoveDialog);
const NewCardDialog = dialogOnDemand(
  async () => (await import('./new-card-dialog.tsx')).NewCardDialog,
);
const RenameColumnDialog = dialogOnDemand(
  async () => (await import('./rename-column-dialog.tsx')).RenameColumnDialog,
);

interface BoardDialogsProps {
  open: OpenBoard;
  board: LiveBoard;
  dialog: OpenDialog | undefined;
  focus: FocusCard;
  onClose: () => void;
}

type AboutCard = Extract<OpenDialog, { cardId: string }>;
type AboutColumn = Extract<OpenDialog, { columnId: string }>;

/** What a dialog is about, as it was last seen: deleted elsewhere, it keeps its words until the dialog closes. */
const useLastSeen = <T,>(found: T | undefined): T | undefined => {
  const last = useRef(found);
  useEffect(() => {
    last.current = found ?? last.current;
  }, [found]);
  return found ?? last.current;
};

const silently = (promise: Promise<void>): void => void promise.catch(() => undefined);

const CardDialogs = (props: BoardDialogsProps & { dialog: AboutCard }) => {
  const { open, board, dialog, focus, onClose } = props;
  const { dispatch, columns } = board;
  const { cardId } = dialog;
  const found = findCard(columns, cardId);
  const card = useLastSeen(found);
  const from = useLastSeen(positionOf(columns, cardId));
  const isDeleted = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = found !== undefined;
  }, [found]);
  // The card takes the focus back wherever it is by now, which its menu or the dialog had; deleted elsewhere, the one
  // beside it.
  useEffect(() => {
    isDeleted.current = false;
    const beside = focus.besideOf(cardId);
    return () => {
      if (!isDeleted.current) focus.request(isThere.current ? cardId : beside);
    };
  }, [cardId, focus]);
  if (dialog.kind === 'card')
    return (
      <CardDialog
        key={cardId}
        scope={open.scope}
        query={cardQuery(open, cardId)}
        onSave={(card) => dispatch({ type: 'card.edit', card })}
        onRemove={(id) => {
          isDeleted.current = true;
          focus.requestBeside(id);
          silently(dispatch({ type: 'card.remove', id }));
        }}
        onClose={onClose}
      />
    );
  if (!card || !from) return null;
  const move = (to: typeof from): void => {
    if (to.column === from.column && to.index === from.index) return;
    const operation = crypto.randomUUID();
    silently(dispatch({ type: 'card.move', id: cardId, from, to, operation }));
  };
  return <MoveDialog card={card} from={from} columns={columns} onMove={move} onClose={onClose} />;
};

const ColumnDialogs = (props: BoardDialogsProps & { dialog: AboutColumn }) => {
  const { open, board, dialog, onClose } = props;
  const { dispatch, columns } = board;
  const { columnId: id } = dialog;
  const column = useLastSeen(columns.find((each) => each.id === id));
  if (!column) return null;
  if (dialog.kind === 'new-card')
    return (
      <NewCardDialog
        scope={open.scope}
        column={column}
        onAdd={(texts, cardId) =>
          dispatch({ type: 'card.add', column: id, card: newCard(texts, new Date(), cardId) })
        }
        onClose={onClose}
      />
    );
  if (dialog.kind === 'rename-column')
    return (
      <RenameColumnDialog
        column={column}
        onSave={(title) => dispatch({ type: 'column.rename', id, title })}
        onClose={onClose}
      />
    );
  return (
    <RemoveColumnDialog
      column={column}
      onRemove={() => dispatch({ type: 'column.remove', id })}
      onClose={onClose}
    />
  );
};

/** The dialog that is open on the board, whichever it is. */
export const BoardDialogs = (props: BoardDialogsProps) => {
  const { dialog } = props;
  if (!dialog) return null;
  return 'cardId' in dialog ? (
    <CardDialogs key={dialog.cardId} {...props} dialog={dialog} />
  ) : (
    <ColumnDialogs key={dialog.columnId} {...props} dialog={dialog} />
  );
};
