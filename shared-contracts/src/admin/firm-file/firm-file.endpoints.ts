import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { id } from '../../scalars.ts';
import { operation } from './firm-file.schema.ts';

const bySettings = { access: ['admin'], area: 'settings' } as const;

const begun = z.object({ status: z.literal(true), operation });

/** Makes the firm a file (BO-29); the reply comes before the file is ready. */
export const exportFirm = defineEndpoint({
  method: 'POST',
  path: '/api/admin/firm/export',
  ...bySettings,
  summary: 'Make a file of the firm',
  input: z.object({}),
  output: begun,
  success: 202,
});

/** Reads a file of a firm and says what it would do (BO-30); nothing of the firm changes by that. */
export const importFirm = defineEndpoint({
  method: 'POST',
  path: '/api/admin/firm/import',
  ...bySettings,
  upload: true,
  summary: 'Read a file of a firm and say what it would change',
  input: z.object({}),
  output: begun,
});

const decision = {
  /** Whether what has drafts is published too (BO-33). */
  isPublished: z.boolean().default(false),
  /** `We have read this contract and take it as ours.` */
  isOurs: z.boolean().default(false),
};

/** Does what was shown, whole or not at all. */
export const applyFirm = defineEndpoint({
  method: 'POST',
  path: '/api/admin/firm/import/{id}/apply',
  ...bySettings,
  summary: 'Apply a file of a firm that was read',
  input: z.object({ id, ...decision }),
  output: begun,
  success: 202,
});

/** How far long work is. */
export const readOperation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/operations/{id}',
  ...bySettings,
  summary: 'How far long work of the back office is',
  input: z.object({ id }),
  output: begun,
});
