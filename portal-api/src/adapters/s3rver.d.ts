declare module 's3rver' {
  /** What somebody puts into a bucket. */
  export interface PutObject {
    bucket: string;
    key: string;
    content: Buffer | NodeJS.ReadableStream;
    metadata: object;
  }

  /** Keeps the objects of the buckets in a folder. */
  export interface Store {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: PutObject): Promise<{ size: number; md5: string }>;
  }

  /** The few parts of the test server that the tests use. */
  export default class S3rver {
    readonly store: Store;
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets?: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
