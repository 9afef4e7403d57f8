import { callApi, type EndpointInput } from '@portal/shared-contracts';
import { changePart, listParts, previewPart, readPart } from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQuery, useSettingsChanged } from '../settings.queries.ts';

/** The parts as the firm has them. */
export const partsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'parts'],
    queryFn: async ({ signal }) => (await callApi(listParts, {}, { signal })).items,
  });

/** One part with its releases. */
export const partQuery = (remote: string) =>
  queryOptions({
    queryKey: ['admin', 'parts', remote],
    queryFn: async ({ signal }) => (await callApi(readPart, { remote }, { signal })).part,
  });

/** Changes a part; its switch is a setting too. */
export const useChangePart = () => {
  const client = useQueryClient();
  const changed = useSettingsChanged();
  return useMutation({
    mutationFn: (change: EndpointInput<typeof changePart>) => callApi(changePart, change),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: partsQuery().queryKey }),
        client.invalidateQueries({ queryKey: settingsQuery().queryKey }),
        changed(),
      ]);
    },
  });
};

/** Makes a link that shows a release. */
export const usePreviewPart = () =>
  useMutation({
    mutationFn: (wanted: EndpointInput<typeof previewPart>) => callApi(previewPart, wanted),
  });
