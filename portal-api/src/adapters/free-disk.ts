import { statfs } from 'node:fs/promises';

/** Fails when the disk of `folder` has fewer free bytes than `least`. */
export const checkFreeDisk = async (folder: string, least: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < least) throw new Error(`Only ${free} bytes are free in ${folder}.`);
};
