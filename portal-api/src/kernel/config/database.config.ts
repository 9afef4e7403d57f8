import { z } from 'zod';

/** Variables that say where the portal's data is. */
export const databaseEnvironment = {
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database and files'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL instead of PGlite'),
};
