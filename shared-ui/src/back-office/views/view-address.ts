import { type SavedView, type ViewFilter, viewLists } from '@portal/shared-contracts/admin';

/** What stands in an address, by name. */
export const filterIn = (params: URLSearchParams): ViewFilter =>
  Object.fromEntries([...params].filter(([, value]) => value !== ''));

const sorted = (filter: ViewFilter): string =>
  new URLSearchParams(
    Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();

/** Whether an address shows a view. */
export const isShownBy = (
  { filter }: Pick<SavedView, 'filter'>,
  params: URLSearchParams,
): boolean => sorted(filter) === sorted(filterIn(params));

/** Where a view opens, the same for everybody who may see its list. */
export const viewAddress = ({ list, filter }: Pick<SavedView, 'list' | 'filter'>): string => {
  const search = sorted(filter);
  return viewLists[list].page + (search ? `?${search}` : '');
};
