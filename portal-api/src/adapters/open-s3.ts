import { S3Client } from '@aws-sdk/client-s3';
import type { StoreConfig } from '../kernel/config/store.config.ts';

// A store that says nothing for so long says nothing any more; whoever reads a file slowly stays far below it.
const PATIENCE = { connectionTimeout: 5_000, socketTimeout: 60_000 };

/** A client of S3 or of a store that speaks like it; without an account it looks in the SDK's usual places. */
export const openS3 = (
  { endpoint, region, credentials }: Omit<StoreConfig, 'bucket'>,
  patience = PATIENCE,
): S3Client =>
  new S3Client({
    region,
    requestHandler: patience,
    ...(credentials ? { credentials } : {}),
    // Older S3-compatible stores do not know the newer checksums; what is stored carries our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
