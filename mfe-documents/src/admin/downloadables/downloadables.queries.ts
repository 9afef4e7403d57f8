import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  type AdminDownloadable,
  archiveDownloadable,
  createDownloadable,
  deleteDownloadable,
  getDownloadable,
  listDownloadables,
  publishDownloadable,
  restoreDownloadable,
  saveDownloadable,
} from '@portal/shared-contracts/admin';
import { offerUndo, partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const DOWNLOADABLES = ['admin', 'downloadables'];

/** Files that come with packages by title, part after part. */
export const downloadablesQuery = (
  filter: Pick<EndpointInput<typeof listDownloadables>, 'state' | 'search'>,
) =>
  partsQuery([...DOWNLOADABLES, 'list', filter], (from, options) =>
    callApi(listDownloadables, { ...filter, ...from }, options),
  );

export const downloadableQuery = (id: string) =>
  queryOptions({
    queryKey: [...DOWNLOADABLES, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(getDownloadable, { id }, { signal })).downloadable,
  });

const useChange = <Input>(
  change: (input: Input) => Promise<{
    downloadable: AdminDownloadable;
    undo?: string | null | undefined;
  }>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const reply = await change(input);
      offerUndo(reply);
      return reply.downloadable;
    },
    onSuccess: (downloadable) => {
      client.setQueryData(downloadableQuery(downloadable._id).queryKey, downloadable);
      return client.invalidateQueries({ queryKey: [...DOWNLOADABLES, 'list'] });
    },
  });
};

/** Adds a file for packages; pressed twice it adds one. */
export const useNewDownloadable = () => {
  const { keyOf, arrived } = useKeyOf();
  return useChange(async (content: EndpointInput<typeof createDownloadable>) => {
    const reply = await callApi(createDownloadable, content, { idempotencyKey: keyOf(content) });
    arrived();
    return reply;
  });
};

/** Renames one, replaces its file, ends it, brings it back or takes it away. */
export const useDownloadableActs = ({ _id: id, version: baseVersion }: AdminDownloadable) => {
  const client = useQueryClient();
  const rename = useChange((change: { title: string; baseVersion: number }) =>
    callApi(saveDownloadable, { ...change, id }),
  );
  const replace = useChange(
    (file: Pick<EndpointInput<typeof publishDownloadable>, 'fileKey' | 'reaches'>) =>
      callApi(publishDownloadable, { ...file, id, baseVersion }),
  );
  const archive = useChange(() => callApi(archiveDownloadable, { id, baseVersion }));
  const restore = useChange(() => callApi(restoreDownloadable, { id, baseVersion }));
  const remove = useMutation({
    mutationFn: () => callApi(deleteDownloadable, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...DOWNLOADABLES, 'list'] }),
  });
  return { rename, replace, archive, restore, remove };
};
