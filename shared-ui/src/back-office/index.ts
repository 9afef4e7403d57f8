export { AskedDeletion, type AskedDeletionProps } from './asked-deletion.tsx';
export { BackOfficeList, type BackOfficeListProps } from './back-office-list.tsx';
export { FileInput, type FileInputProps } from './file-input.tsx';
export { FilterFold, type FilterFoldProps } from './filters/filter-fold.tsx';
export { focusHeading } from '../page/focus-heading.ts';
export { KeepOrTake, type KeepOrTakeProps } from './keep-or-take.tsx';
export { useLetterSwitch, type LetterSwitch } from './keys/letter-switch.ts';
export { useLetterKeys } from './keys/use-letter-keys.ts';
export { type KeptChanges, parseChanges, useKeptChanges } from './kept/kept-changes.ts';
export { KeptForm, type KeptFormState, useKeptForm } from './kept/kept-form.tsx';
export { changesFrom } from './kept/changes-from.ts';
export { type KeyOf, useKeyOf } from '../form/use-key-of.ts';
export { useSingleRun } from './kept/use-single-run.ts';
export {
  ChoiceFilter,
  type ChoiceFilterProps,
  SearchFilter,
  type SearchFilterProps,
} from './filters/list-filters.tsx';
export { ReportFilter, type ReportFilterProps } from './filters/report-filter.tsx';
export { NativeSelect, type NativeSelectProps } from './native-select.tsx';
export { type ListPart, partsQuery, readAllParts } from './parts-query.ts';
export {
  type Filtered,
  type FilterShape,
  type ListFilter,
  useListFilter,
} from './filters/use-list-filter.ts';
export { offerUndo, UndoOffer, useUndo } from './undo/undo-offer.tsx';
export { amountOf, typedAmount } from './typed-amount.ts';
export { RefusedSave } from '../states/refused-save.tsx';
export { useRowNews } from './use-row-news.ts';
export { isShownBy, viewAddress } from './views/view-address.ts';
export { ViewCount } from './views/view-choice.tsx';
export { viewsQuery } from './views/views.queries.ts';
