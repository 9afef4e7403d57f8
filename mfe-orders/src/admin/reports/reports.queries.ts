import { buildRequest, callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  adminRoutes,
  exportReport,
  readReport,
  type RowsBehind,
} from '@portal/shared-contracts/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Which report is asked for; it stands in the address. */
export type ReportAsked = EndpointInput<typeof readReport>;

/** One report of a period. */
export const reportQuery = (asked: ReportAsked) =>
  queryOptions({
    queryKey: ['admin', 'reports', asked],
    queryFn: ({ signal }) => callApi(readReport, asked, { signal }),
    // Whoever types a day stays in its field while the next numbers come.
    placeholderData: keepPreviousData,
  });

/** Where one of its tables is a file. */
export const reportFileAddress = (asked: ReportAsked, table: string): string => {
  const { path, query } = buildRequest(exportReport, { ...asked, table });
  return `${path}?${new URLSearchParams(query).toString()}`;
};

/** The list with the rows behind a number. */
export const rowsAddress = ({ list, filter }: RowsBehind): string =>
  `${adminRoutes[list]({})}?${new URLSearchParams(filter).toString()}`;
