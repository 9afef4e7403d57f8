import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { CloseIcon, SearchIcon } from '../icons.ts';
import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-url.ts';

/** Props of {@link TableFilters}. */
export interface TableFiltersProps<T> {
  columns: readonly TableColumn<T>[];
  isSearchable?: boolean;
  state: TableState;
  update: (change: Partial<TableState>) => void;
  /** Rows left after filtering, announced when a filter is on. */
  found: number;
}

type Filters = TableState['filters'];

const FilterMenu = <T,>({
  column: { key, title, filter },
  filters,
  onChange,
}: {
  column: TableColumn<T>;
  filters: Filters;
  onChange: (values: readonly string[]) => void;
}) => (
  <Select
    className="pui-filter"
    // Wide enough for the name of the filter, in any language.
    style={{ minWidth: `min(100%, ${title.length + 7}ch)` }}
    mode="multiple"
    placeholder={title}
    aria-label={title}
    value={[...(filters[key] ?? [])]}
    maxTagCount={0}
    maxTagPlaceholder={title}
    options={filter ? [...filter.options] : []}
    onChange={(values: string[]) => onChange(values)}
  />
);

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
      label: `${title}: ${filter?.options.find((option) => option.value === value)?.label ?? value}`,
    })),
  );

/** Search box, filter menus and the chosen filters as chips that can be removed. */
export const TableFilters = <T,>(props: TableFiltersProps<T>) => {
  const { columns, isSearchable = false, state, update, found } = props;
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
        <Input
          className="pui-search"
          type="search"
          allowClear
          prefix={<SearchIcon />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={search}
          onChange={(event) => update({ page: 1, search: event.target.value })}
        />
      )}
      {filterable.map((column) => (
        <FilterMenu
          key={column.key}
          column={column}
          filters={filters}
          onChange={(values) => setFilter(column.key, values)}
        />
      ))}
      {chosen.map(({ key, value, label }) => (
        <FilterChip key={`${key}-${value}`} label={label} onRemove={() => remove(key, value)} />
      ))}
      <span className="pui-found" role="status">
        {(chosen.length > 0 || search !== '') && t('found', { count: found })}
      </span>
    </div>
  );
};
