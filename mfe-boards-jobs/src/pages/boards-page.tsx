import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { AddIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BoardList } from '../features/board-list/board-list.tsx';
import { boardsQuery } from '../features/board-list/boards.queries.ts';
import { dialogOnDemand } from '../form/dialog-on-demand.ts';

const NewBoardDialog = dialogOnDemand(
  async () => (await import('../features/board-list/new-board-dialog.tsx')).NewBoardDialog,
);

const Boards = () => {
  const { t } = useTranslation('boards');
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery(boardsQuery());
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('boards.new')}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <>
      <PageHeader
        title={t('boards.title')}
        context={t('boards.context')}
        action={!isEmpty && add}
      />
      <QueryStates query={query} skeleton="cards" errorText={t('boards.loadFailed')}>
        {(boards) => <BoardList boards={boards} emptyAction={add} />}
      </QueryStates>
      {isAdding && (
        <NewBoardDialog
          onCreated={(id) => {
            void client.invalidateQueries({ queryKey: ['boards', 'list'] });
            void navigate(routes.boardView({ id }));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};

/** `/boards`: the writer's boards ("Tasks Manager"). */
export const Page = () => {
  const { t } = useTranslation('boards');
  const { flag } = usePortal();
  return (
    <PageFrame dense>
      {flag('enable_boards') ? <Boards /> : <EmptyState drawing="plug" text={t('notAvailable')} />}
    </PageFrame>
  );
};
