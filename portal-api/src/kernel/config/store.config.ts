import { z } from 'zod';

/** Variables of a bucket; without its name files and releases lie in DATA_DIR. */
export const storeEnvironment = {
  S3_BUCKET: z.string().min(3).optional().describe('Bucket for files instead of DATA_DIR'),
  S3_ENDPOINT: z.url().optional().describe('Endpoint of an S3-compatible store'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  AWS_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe("Name of the store's account; without it the client looks where it always does"),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional().describe("Secret of the store's account"),
  AWS_SESSION_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('What an account that was lent for a while shows beside its secret'),
};

/** A bucket, and the account with which it is reached. */
export interface StoreConfig {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  /** Missing where the machine itself has an account. */
  credentials?:
    | { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }
    | undefined;
}

/** Reads the bucket; half an account stops the process. */
export const toStoreConfig = (
  env: z.output<z.ZodObject<typeof storeEnvironment>>,
): StoreConfig | undefined => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY need each other.');
  if (env.S3_BUCKET === undefined) return undefined;
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN }
        : undefined,
  };
};
