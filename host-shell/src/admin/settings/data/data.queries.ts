import { callApi, sendForm } from '@portal/shared-contracts';
import {
  applyFirm,
  exportFirm,
  importFirm,
  type Operation,
  readOperation,
} from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const AGAIN = 700;

/** Long work, asked for again until it ends. */
export const operationQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'operations', id],
    queryFn: async ({ signal }) => (await callApi(readOperation, { id }, { signal })).operation,
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? AGAIN : false),
  });

const useBegun = () => {
  const client = useQueryClient();
  return ({ operation }: { operation: Operation }): void => {
    client.setQueryData(operationQuery(operation._id).queryKey, operation);
  };
};

/** Has a file of the firm made. */
export const useExport = () => {
  const onSuccess = useBegun();
  return useMutation({ mutationFn: () => callApi(exportFirm, {}), onSuccess });
};

/** Has a file read; nothing of the firm changes by that. */
export const useImport = () => {
  const onSuccess = useBegun();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      return sendForm(importFirm, form);
    },
    onSuccess,
  });
};

/** Does what an import showed. */
export const useApply = () => {
  const onSuccess = useBegun();
  return useMutation({
    mutationFn: (input: { id: string; isPublished: boolean; isOurs: boolean }) =>
      callApi(applyFirm, input),
    onSuccess,
  });
};
