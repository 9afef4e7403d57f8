import { ApiError, callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  changeView,
  createView,
  deleteView,
  listViews,
  type SavedView,
} from '@portal/shared-contracts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { partsQuery } from '../parts-query.ts';

const KEY = ['admin-views'];

/** The saved views of every list with their counts: one call, shared by the menu and the lists. */
export const viewsQuery = () =>
  partsQuery(KEY, (from, options) => callApi(listViews, { ...from, limit: '100' }, options));

const useSaving = <Input, Reply>(save: (input: Input) => Promise<Reply>) => {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: KEY });
  return useMutation({
    mutationFn: save,
    onSuccess: readAgain,
    // Somebody was faster: the next try goes over what holds now.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void readAgain();
    },
  });
};

/** Saves a view; the key makes one of however many presses. */
export const useCreateView = () =>
  useSaving(({ key, ...view }: EndpointInput<typeof createView> & { key: string }) =>
    callApi(createView, view, { idempotencyKey: key }),
  );

/** Changes what is said of one. */
export const useChangeView = () =>
  useSaving((change: EndpointInput<typeof changeView>) => callApi(changeView, change));

/** Deletes one; the reply names what it is brought back by. */
export const useDeleteView = () =>
  useSaving(({ _id: id }: SavedView) => callApi(deleteView, { id }));
