import { z } from 'zod';

/** Account of a provider that speaks Adzuna's search API. */
export interface AdzunaConfig {
  /** Address up to the country, e.g. `https://api.adzuna.com/v1/api/jobs`. */
  url: string;
  appId: string;
  appKey: string;
  country: string;
}

/** Variables that choose where jobs come from; without them the portal searches its own set. */
export const jobsEnvironment = {
  ADZUNA_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Job search API, e.g. https://api.adzuna.com/v1/api/jobs'),
  ADZUNA_APP_ID: z.string().min(1).optional().describe('Account of the job search API'),
  ADZUNA_APP_KEY: z.string().min(1).optional().describe('Key of the job search API'),
  ADZUNA_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('us')
    .describe('Country of the job search API'),
};

/** The provider's account, or nothing when no address is set. */
export const toJobsConfig = (
  env: z.output<z.ZodObject<typeof jobsEnvironment>>,
): AdzunaConfig | undefined => {
  if (!env.ADZUNA_URL) return undefined;
  if (!env.ADZUNA_APP_ID || !env.ADZUNA_APP_KEY)
    throw new Error('ADZUNA_URL needs ADZUNA_APP_ID and ADZUNA_APP_KEY.');
  return {
    url: env.ADZUNA_URL,
    appId: env.ADZUNA_APP_ID,
    appKey: env.ADZUNA_APP_KEY,
    country: env.ADZUNA_COUNTRY,
  };
};
