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

/** Search box, filter menus and the chosen filters as chips that can be removed. */
export const TableFilters = <T,>({
  columns,
  isSearchable = false,
  state,
  update,
  found,
}: TableFiltersProps<T>) => {
  const { t } = useTranslation('ui');
  const filterable = columns.filter((column) => column.filter);
  const chips = filterable.flatMap(({ key, filter, title }) =>
    (state.filters[key] ?? []).map((value) => ({
      key,
      value,
      label: `${title}: ${filter?.options.find((option) => option.value === value)?.label ?? value}`,
    })),
  );
  if (!isSearchable && filterable.length === 0) return null;
  const setFilter = (key: string, values: readonly string[]): void =>
    update({ page: 1, filters: { ...state.filters, [key]: values } });
  const isNarrowed = chips.length > 0 || state.search !== '';
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
          value={state.search}
          onChange={(event) => update({ page: 1, search: event.target.value })}
        />
      )}
      {filterable.map(({ key, title, filter }) => (
        <Select
          key={key}
          className="pui-filter"
          // The name of the filter shows whole, in any language.
          style={{ minWidth: `min(100%, ${title.length + 7}ch)` }}
          mode="multiple"
          placeholder={title}
          aria-label={title}
          value={[...(state.filters[key] ?? [])]}
          maxTagCount={0}
          maxTagPlaceholder={title}
          options={filter ? [...filter.options] : []}
          onChange={(values: string[]) => setFilter(key, values)}
        />
      ))}
      {chips.map(({ key, value, label }) => (
        <Button
          key={`${key}-${value}`}
          size="small"
          icon={<CloseIcon />}
          iconPlacement="end"
          aria-label={t('removeFilter', { filter: label })}
          onClick={() =>
            setFilter(
              key,
              (state.filters[key] ?? []).filter((kept) => kept !== value),
            )
          }
        >
          {label}
        </Button>
      ))}
      <span className="pui-found" role="status">
        {isNarrowed && t('found', { count: found })}
      </span>
    </div>
  );
};
