import { callApi } from '@portal/shared-contracts';
import {
  listSettingsVersions,
  readSettings,
  restoreSettings,
} from '@portal/shared-contracts/admin';
import { offerUndo } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The settings of the firm with their version. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => callApi(readSettings, {}, { signal }),
  });

/** The last changes, newest first. */
export const versionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'settings-versions'],
    queryFn: async ({ signal }) => (await callApi(listSettingsVersions, {}, { signal })).versions,
  });

/** Reads again what a change of the settings may have moved. */
export const useSettingsChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [versionsQuery().queryKey, ['admin', 'start']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
};

/** Brings an earlier version back. */
export const useRestore = () => {
  const client = useQueryClient();
  const changed = useSettingsChanged();
  return useMutation({
    mutationFn: (version: number) => callApi(restoreSettings, { version }),
    onSuccess: async (reply) => {
      offerUndo(reply);
      client.setQueryData(settingsQuery().queryKey, reply);
      await changed();
    },
  });
};
