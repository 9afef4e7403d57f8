import { routes } from '@portal/shared-contracts/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BoardScreen } from '../features/board/board-screen.tsx';

/** `/board/{id}`: one board of a writer. */
export const Page = () => {
  const { t } = useTranslation('boards');
  const { id = '' } = useParams();
  const open = useMemo(() => ({ scope: 'writer' as const, id }), [id]);
  return (
    <BoardScreen key={id} open={open} back={{ to: routes.boards({}), label: t('boards.title') }} />
  );
};
