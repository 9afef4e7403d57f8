import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; JSON is packed, everything else mostly is already. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  isText?: boolean;
  /** The moment that the archive names; now unless given. */
  at?: Date;
}

/** An archive as a stream: no more of it is in memory than one piece. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, content, isText, at } of entries) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    if (at) file.mtime = at;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
