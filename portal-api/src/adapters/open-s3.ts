import { S3Client } from '@aws-sdk/client-s3';

/** A client of S3 or of a store that speaks like it; credentials come from the SDK's usual places. */
export const openS3 = ({
  endpoint,
  region,
}: {
  endpoint?: string | undefined;
  region: string;
}): S3Client =>
  new S3Client({
    region,
    // Older S3-compatible stores do not know the newer checksums; what is stored carries our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
