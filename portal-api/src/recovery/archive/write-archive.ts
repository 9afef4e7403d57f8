import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { Refusal } from '@portal/shared-contracts/refusals';
import { Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';

/** Takes the entries of a backup one after the other; it never holds more than one of them. */
export interface ArchiveWriter {
  add(name: string, content: string | Uint8Array): Promise<void>;
}

const writerOf = (tar: Pack): ArchiveWriter => ({
  add: (name, content) =>
    new Promise((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, Buffer.from(content), (error) =>
        error ? reject(error) : resolve(),
      );
    }),
});

/** A new file; what is there already belongs to another backup, which may be under way. */
const openNew = async (file: string): Promise<FileHandle> => {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal('backup-under-way', { file });
  }
};

/**
 * Writes a tar that only the key of `recipient` opens. The file has its name once it is whole and on the
 * disk; whatever fails before leaves nothing.
 */
export const writeArchive = async (
  file: string,
  recipient: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> => {
  const part = `${file}.part`;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const tar = pack();
  const opened = await openNew(part);
  try {
    const plain = NodeStream.from(
      tar as AsyncIterable<Uint8Array>,
    ) as unknown as ReadableStream<Uint8Array>;
    const encrypted = (await encrypter.encrypt(plain)) as unknown as NodeStream;
    const written = pipeline(
      Readable.fromWeb(encrypted),
      opened.createWriteStream({ flush: true }),
    );
    const filled = fill(writerOf(tar)).then(
      () => tar.finalize(),
      (error: unknown) => {
        tar.destroy(error as Error);
        throw error;
      },
    );
    // A full disk ends the filling, and a failed filling ends the writing.
    written.catch((error: unknown) => tar.destroy(error as Error));
    await Promise.all([filled, written]);
    await rename(part, file);
  } catch (error) {
    await opened.close();
    await rm(part, { force: true });
    throw error;
  }
};
