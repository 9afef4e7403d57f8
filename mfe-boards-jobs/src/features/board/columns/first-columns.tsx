import { callApi } from '@portal/shared-contracts';
import { boardCalls, defaultColumns, type BoardScope } from '@portal/shared-contracts/boards';
import { EmptyState, ErrorState } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './columns.css';
import { AddColumn } from './add-column.tsx';

/** A board without columns offers the usual ones (Wishlist, Applied, Interview, Offer). */
export const FirstColumns = ({ scope, boardId }: { scope: BoardScope; boardId: string }) => {
  const { t } = useTranslation('boards');
  const client = useQueryClient();
  const fill = useMutation({
    mutationFn: () =>
      callApi(boardCalls[scope].addFirstColumns, {
        boardId,
        titles: defaultColumns.map((name) => t(`firstColumns.${scope}.${name}`)),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['boards'] }),
  });
  return (
    <div className="board-first">
      <EmptyState
        drawing="board"
        text={t('firstColumns.text')}
        hint={t(`firstColumns.${scope}.hint`)}
        action={
          <div className="board-first-actions">
            <Button type="primary" loading={fill.isPending} onClick={() => fill.mutate()}>
              {t('firstColumns.button')}
            </Button>
            <AddColumn />
          </div>
        }
      />
      {fill.isError && <ErrorState error={fill.error} />}
    </div>
  );
};
