import { NativeSelect, type NativeSelectProps } from '../native-select.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListFilter } from './use-list-filter.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Props of {@link SearchFilter}. */
export interface SearchFilterProps<Filter extends Texts> extends ListFilter<Filter> {
  name: keyof Filter & string;
  label: string;
}

/** Narrows a list to what holds some text. */
export const SearchFilter = <Filter extends Texts>(props: SearchFilterProps<Filter>) => {
  const { filter, narrow, name, label } = props;
  return (
    <SearchBox label={label} value={filter[name] ?? ''} onSearch={(value) => narrow(name, value)} />
  );
};

/** Props of {@link ChoiceFilter}. */
export interface ChoiceFilterProps<Filter extends Texts> extends SearchFilterProps<Filter> {
  /** Says that the list is not narrowed. */
  all: string;
  options: NativeSelectProps['options'];
}

/** Narrows a list to one of a few. */
export const ChoiceFilter = <Filter extends Texts>(props: ChoiceFilterProps<Filter>) => {
  const { filter, narrow, name, label, all, options } = props;
  return (
    <NativeSelect
      aria-label={label}
      value={filter[name] ?? ''}
      onChoose={(value) => narrow(name, value)}
      options={[{ value: '', label: all }, ...options]}
    />
  );
};
