import { buildRequest } from '@portal/shared-contracts';
import { downloadFile, viewFile } from '@portal/shared-contracts/files';

/** Where a file is saved from, under its own name. */
export const downloadAddress = (key: string): string => buildRequest(downloadFile, { key }).path;

/** Where a file is read from, to be shown in the page. */
export const viewAddress = (key: string): string => buildRequest(viewFile, { key }).path;
