import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import { previewSettings } from '@portal/shared-contracts/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Settings that are typed and not saved, as pages and mails would take them. */
export type Preview = EndpointOutput<typeof previewSettings>;

/** Asks what the typed settings would make; what was shown stays until the answer is there. */
export const previewQuery = (changes: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: ['admin', 'settings-preview', changes],
    queryFn: ({ signal }) => callApi(previewSettings, { changes }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
