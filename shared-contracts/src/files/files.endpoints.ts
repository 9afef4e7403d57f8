import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { storedFile } from '../files.ts';

/** Stores one file, field `file` or `image` (SC-39); the reply has both shapes. */
export const uploadFileCall = defineEndpoint({
  method: 'POST',
  path: '/api/file/upload',
  access: 'signed-in',
  upload: true,
  summary: 'Store one file',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    file: storedFile,
    data: z.object({ status: z.literal(true), file: storedFile }),
  }),
});

const fileKey = z.object({ key: z.string().regex(/^[\w-]{1,100}$/) });

/** Shows a file in the browser (SC-40). */
export const viewFile = defineEndpoint({
  method: 'GET',
  path: '/api/file/{key}',
  access: 'public',
  download: true,
  summary: 'Show a file; who may is decided by what it belongs to',
  input: fileKey,
  output: z.unknown(),
});

/** Downloads a file under its own name (SC-40). */
export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/api/file/download/{key}',
  access: 'public',
  download: true,
  summary: 'Download a file; who may is decided by what it belongs to',
  input: fileKey,
  output: z.unknown(),
});
