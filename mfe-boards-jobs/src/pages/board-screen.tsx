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
import type { OpenBoard } from '../board/board-scope.ts';
import { failureText } from '../board/say-action.ts';
import { useBoard, type BoardEngine, type BoardFailure } from '../board/use-board.ts';
import { BoardView } from '../features/board-view/board-view.tsx';
import { BoardDialogs } from './board-dialogs.tsx';
import { useDialog } from './use-dialog.ts';

interface BoardScreenProps {
  open: OpenBoard;
  /** Title of the page; a writer's board brings its own. */
  title?: string;
  back?: { to: string; label: string };
  action?: ReactNode;
}

const contextKey = (scope: BoardScope): string => `page.${scope}.context`;

const LoadedBoard = ({ open, engine }: { open: OpenBoard; engine: BoardEngine }) => {
  const { dialog, dialogs, close } = useDialog();
  const [params, setParams] = useSearchParams();
  const setFilter = (filter: string): void =>
    setParams(filter ? { q: filter } : {}, { replace: true });
  return (
    <>
      <BoardView
        open={open}
        boardId={engine.query.data?._id ?? ''}
        engine={engine}
        dialogs={dialogs}
        filter={params.get('q') ?? ''}
        onFilter={setFilter}
      />
      <BoardDialogs open={open} engine={engine} dialog={dialog} onClose={close} />
    </>
  );
};

/** One board on a page, for both scopes. */
export const BoardScreen = ({ open, title, back, action }: BoardScreenProps) => {
  const { t } = useTranslation('boards');
  const { flag } = usePortal();
  const popup = usePopup();
  const tell = useCallback(
    ({ action: failed, error }: BoardFailure) => {
      // These are told by the dialog that waits for them.
      if (failed.type === 'column.remove') return;
      const { code, status } =
        error instanceof ApiError ? error : { code: 'unexpected' as const, status: 0 };
      popup.failure(new ApiError({ code, status, messages: [failureText(t, failed, error)] }));
    },
    [popup, t],
  );
  const engine = useBoard(open, tell);
  const { query } = engine;
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
      {query.data ? (
        <LoadedBoard open={open} engine={engine} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingSkeleton shape="cards" />
      )}
    </Page>
  );
};
