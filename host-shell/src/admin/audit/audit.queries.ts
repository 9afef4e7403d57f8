import { buildRequest, callApi, type EndpointInput } from '@portal/shared-contracts';
import { exportAudit, listAudit } from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';

/** What the log is narrowed to; it stands in the address. */
export type AuditFilter = Pick<
  EndpointInput<typeof listAudit>,
  'person' | 'action' | 'subject' | 'day'
>;

/** The log, newest first, part after part. */
export const auditQuery = (filter: AuditFilter) =>
  partsQuery(['admin', 'audit', filter], (from, options) =>
    callApi(listAudit, { ...filter, ...from }, options),
  );

/** Where the same rows are a file. */
export const auditFileAddress = (filter: AuditFilter, format: 'csv' | 'json'): string => {
  const { path, query } = buildRequest(exportAudit, { ...filter, format });
  return `${path}?${new URLSearchParams(query).toString()}`;
};
