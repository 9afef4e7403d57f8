import { S3Client } from '@aws-sdk/client-s3';
import type { StoreConfig } from '../kernel/config/store.config.ts';

/** A client of S3 or of a store that speaks like it; without an account it looks in the SDK's usual places. */
export const openS3 = ({ endpoint, region, credentials }: Omit<StoreConfig, 'bucket'>): S3Client =>
  new S3Client({
    region,
    ...(credentials ? { credentials } : {}),
    // Older S3-compatible stores do not know the newer checksums; what is stored carries our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
