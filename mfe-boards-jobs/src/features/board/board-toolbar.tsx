import { SearchIcon } from '@portal/shared-ui/icons';
import { TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { AddColumn } from './columns/add-column.tsx';

interface BoardToolbarProps {
  filter: string;
  found: number;
  total: number;
  onFilter: (filter: string) => void;
}

/** The filter of a board with the number of cards that it lets through, and the way to another list. */
export const BoardToolbar = ({ filter, found, total, onFilter }: BoardToolbarProps) => {
  const { t } = useTranslation('boards');
  return (
    <div className="board-toolbar">
      <TextField
        className="board-filter"
        type="search"
        prefix={<SearchIcon />}
        value={filter}
        aria-label={t('filter.label')}
        placeholder={t('filter.label')}
        onChange={(event) => onFilter(event.target.value)}
      />
      <span className="board-total" role="status">
        {filter ? t('filter.found', { found, count: total }) : t('filter.total', { count: total })}
      </span>
      <AddColumn />
    </div>
  );
};
