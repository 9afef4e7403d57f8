import { buildRequest } from '@portal/shared-contracts';
import { viewFile } from '@portal/shared-contracts/files';

/** The address at which a stored file is shown. */
export const addressOfFile = (key: string): string => buildRequest(viewFile, { key }).path;
