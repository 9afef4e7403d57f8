import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Refusal } from '@portal/shared-contracts/refusals';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';

/** One entry of a backup. */
export interface ArchiveEntry {
  name: string;
  content: Buffer;
}

const OTHER_KEY = /no identity matched/;

// A file that is not there, or belongs to somebody else, is no damaged one.
const isUnopened = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).syscall === 'open';

const damaged = (file: string, error: unknown): Refusal => {
  const problem = error instanceof Error ? error.message : String(error);
  return OTHER_KEY.test(problem)
    ? new Refusal('restore-other-key', { file })
    : new Refusal('restore-damaged', { file, problem });
};

/**
 * The entries of a backup in their order. Nothing is handed out that was changed on the way: each piece
 * is authenticated before it is read.
 *
 * @throws Refusal for another key, and for a file that is damaged or cut.
 */
export async function* readArchive(file: string, identity: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const tar = extract();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const encrypted = Readable.toWeb(source) as ReadableStream<Uint8Array>;
    const decrypted = Readable.fromWeb(
      (await decrypter.decrypt(encrypted)) as unknown as NodeStream,
    );
    decrypted.on('error', (error) => tar.destroy(error));
    decrypted.pipe(tar as unknown as NodeJS.WritableStream);
    for await (const entry of tar)
      yield { name: entry.header.name, content: await buffer(entry as AsyncIterable<Buffer>) };
  } catch (error) {
    throw error instanceof Refusal || isUnopened(error) ? error : damaged(file, error);
  } finally {
    source.destroy();
  }
}
