import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { CloseIcon, DownIcon, SearchIcon } from '../icons.ts';
import { onDemand } from '../render/on-demand.tsx';
import type { FilterMenuProps } from './filter-menu.tsx';
import type { TableColumn } from './table-column.ts';
import { RowSorter } from './row-sorter.tsx';
import type { TableState } from './table-url.ts';

/** Props of {@link TableFilters}. */
export interface TableFiltersProps<T> {
  columns: readonly TableColumn<T>[];
  isSearchable?: boolean;
  state: TableState;
  update: (change: Partial<TableState>) => void;
  /** Rows left after filtering, announced when a filter is on. */
  found: number;
  /** Offers the columns for sorting, where no heads of columns do. */
  isSorter?: boolean;
}

type Filters = TableState['filters'];

interface ColumnMenuProps extends FilterMenuProps {
  onMissing: () => void;
}

const loadMenu = async () => (await import('./filter-menu.tsx')).FilterMenu;
const FilterMenu = onDemand<ColumnMenuProps>(loadMenu, undefined, null, ({ onMissing }) =>
  onMissing(),
);

/** A button until somebody presses it: choices are rarely asked for, and bring much with them. */
const ColumnFilter = <T,>({
  column: { key, title: name, filter },
  filters,
  onChange,
}: {
  column: TableColumn<T>;
  filters: Filters;
  onChange: (values: readonly string[]) => void;
}) => {
  const [isAsked, setAsked] = useState(false);
  const title = filter?.title ?? name;
  const begin = (): void => void loadMenu().catch(() => undefined);
  const minWidth = `min(100%, ${title.length + 7}ch)`;
  const values = filters[key] ?? [];
  if (isAsked)
    return (
      <FilterMenu
        title={title}
        options={filter?.options ?? []}
        values={values}
        minWidth={minWidth}
        onChange={onChange}
        onMissing={() => setAsked(false)}
      />
    );
  return (
    <Button
      className="pui-filter-button"
      style={{ minWidth }}
      icon={<DownIcon />}
      iconPlacement="end"
      aria-haspopup="listbox"
      onPointerEnter={begin}
      onFocus={begin}
      onClick={() => setAsked(true)}
    >
      {title}
    </Button>
  );
};

const FilterChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <Button
      size="small"
      icon={<CloseIcon />}
      iconPlacement="end"
      aria-label={t('removeFilter', { filter: label })}
      onClick={onRemove}
    >
      {label}
    </Button>
  );
};

/** Every chosen value of every filter. */
const chosenValues = <T,>(columns: readonly TableColumn<T>[], filters: Filters) =>
  columns.flatMap(({ key, filter, title }) =>
    (filters[key] ?? []).map((value) => ({
      key,
      value,
      label: `${filter?.title ?? title}: ${filter?.options.find((option) => option.value === value)?.label ?? value}`,
    })),
  );

/** Search box, filter menus and the chosen filters as chips that can be removed. */
export const TableFilters = <T,>(props: TableFiltersProps<T>) => {
  const { columns, isSearchable = false, isSorter = false, state, update, found } = props;
  const { search, filters } = state;
  const { t } = useTranslation('ui');
  const filterable = columns.filter((column) => column.filter);
  const chosen = chosenValues(filterable, filters);
  if (!isSearchable && filterable.length === 0) return null;
  const setFilter = (key: string, values: readonly string[]): void =>
    update({ page: 1, filters: { ...filters, [key]: values } });
  const remove = (key: string, value: string): void =>
    setFilter(key, filters[key]?.filter((other) => other !== value) ?? []);
  return (
    <div className="pui-filters">
      {isSearchable && (
        <TextField
          className="pui-search"
          type="search"
          prefix={<SearchIcon />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={search}
          onChange={(event) => update({ page: 1, search: event.target.value })}
        />
      )}
      {filterable.map((column) => (
        <ColumnFilter
          key={column.key}
          column={column}
          filters={filters}
          onChange={(values) => setFilter(column.key, values)}
        />
      ))}
      {isSorter && <RowSorter columns={columns} state={state} update={update} />}
      {chosen.map(({ key, value, label }) => (
        <FilterChip key={`${key}-${value}`} label={label} onRemove={() => remove(key, value)} />
      ))}
      <span className="pui-found" role="status">
        {(chosen.length > 0 || search !== '') && t('found', { count: found })}
      </span>
    </div>
  );
};
