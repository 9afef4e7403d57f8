import { ApiError } from '@portal/shared-contracts';
import type { BoardScope } from '@portal/shared-contracts/boards';
import { usePortal } from '@portal/shared-contracts/react';
import {
  EmptyState,
  ErrorState,
  LoadingSkeleton,
  Page,
  PageHeader,
  usePopup,
} from '@portal/shared-ui';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OpenBoard } from './state/open-board.ts';
import { failureText } from './state/action-texts.ts';
import { useBoard, type LiveBoard, type BoardFailure } from './state/use-board.ts';
import { BoardView } from './board-view.tsx';
import { BoardDialogs } from './dialogs/board-dialogs.tsx';
import { useDialog } from './dialogs/use-dialog.ts';
import { useFocusCard } from './keyboard/use-focus-card.ts';

interface BoardScreenProps {
  open: OpenBoard;
  /** Title of the page; a writer's board has its own. */
  title?: string;
  back?: { to: string; label: string };
  action?: ReactNode;
}

const contextKey = (scope: BoardScope): string => `page.${scope}.context`;

const LoadedBoard = ({ open, board }: { open: OpenBoard; board: LiveBoard }) => {
  const { dialog, commands, close } = useDialog();
  const focus = useFocusCard();
  const [params, setParams] = useSearchParams();
  // In a transition, as other changes of the address come, the field would take the letter back until it is drawn.
  const setFilter = (filter: string): void =>
    setParams(filter ? { q: filter } : {}, { replace: true, flushSync: true });
  return (
    <>
      <BoardView
        open={open}
        boardId={board.query.data?._id ?? ''}
        board={board}
        dialogs={commands}
        focus={focus}
        filter={params.get('q') ?? ''}
        onFilter={setFilter}
      />
      <BoardDialogs
        open={open}
        board={board}
        dialog={dialog}
        focus={focus}
        onClose={() => close(dialog)}
      />
    </>
  );
};

/** The whole page of one board, for both scopes. */
export const BoardScreen = ({ open, title, back, action }: BoardScreenProps) => {
  const { t } = useTranslation('boards');
  const { t: tUi } = useTranslation('ui');
  const { flag } = usePortal();
  const popup = usePopup();
  const showFailure = useCallback(
    ({ action: failed, error }: BoardFailure) => {
      // The dialog that asked for this shows the failure itself.
      if (failed.type === 'column.remove') return;
      const { code, status } =
        error instanceof ApiError ? error : { code: 'unexpected' as const, status: 0 };
      const text = failureText({ t, tUi }, failed, error);
      popup.failure(new ApiError({ code, status, messages: [text] }));
    },
    [popup, t, tUi],
  );
  const board = useBoard(open, showFailure);
  const { query } = board;
  // Deleted elsewhere: whatever is done on what was read before would be refused.
  const isGone = query.error instanceof ApiError && query.error.code === 'not-found';
  if (!flag('enable_boards'))
    return (
      <Page>
        <EmptyState drawing="plug" text={t('notAvailable')} />
      </Page>
    );
  const heading = title ?? query.data?.boardTitle ?? t('page.writer.title');
  const context = query.data?.boardDescription || t(contextKey(open.scope));
  return (
    <Page dense={open.scope === 'writer'}>
      <PageHeader title={heading} context={context} back={back} action={action} />
      {query.data && !isGone ? (
        <LoadedBoard open={open} board={board} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          {...(isGone ? {} : { onRetry: () => void query.refetch() })}
        />
      ) : (
        <LoadingSkeleton shape="cards" />
      )}
    </Page>
  );
};
