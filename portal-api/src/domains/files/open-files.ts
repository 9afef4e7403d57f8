import path from 'node:path';
import type { Config } from '../../kernel/config/config.ts';
import type { FileStore, PortalIdentity } from '../../kernel/file-store.ts';
import { folderFileStore } from '../../adapters/file-store.folder.ts';

/** The file store that the configuration names. */
export const openFiles = async (
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  { prefix }: PortalIdentity,
): Promise<FileStore> => {
  if (!s3) return folderFileStore(path.join(dataDir, 'files'));
  // The client of the bucket is loaded where there is one: a start is mostly the loading of code.
  const { s3FileStore } = await import('../../adapters/file-store.s3.ts');
  return s3FileStore({ ...s3, prefix, parts: path.join(dataDir, 'parts') });
};
