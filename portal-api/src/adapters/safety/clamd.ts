import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { connect as connectTls } from 'node:tls';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Scanner } from '../../kernel/file-store.ts';
import type { Log } from '../../kernel/log.ts';

// A scanner that says and takes nothing for so long is away.
const SILENCE = 30_000;
const DEFAULT_PORT = 3310;
const LONGEST_ANSWER = 4096;
const CLEAN = 'stream: OK';
const FOUND = / FOUND$/;

const open = (address: URL): Socket => {
  if (address.protocol === 'unix:') return connect(decodeURIComponent(address.pathname));
  const place = {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port || DEFAULT_PORT),
  };
  return address.protocol === 'tls:'
    ? connectTls({ ...place, servername: place.host })
    : connect(place);
};

// clamd wants the length before each piece, and a length of nothing at the end.
async function* pieces(file: string): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
}

/** What clamd answers; it ends its answer by a zero sign, and one without that was cut. */
const ask = (
  address: URL,
  words: AsyncIterable<Buffer> | Iterable<Buffer>,
  silence: number,
): Promise<string> =>
  new Promise<string>((resolve, reject) => {
    const socket = open(address);
    let answer = '';
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(silence, () => fail(new Error('the scanner says nothing')));
    socket.on('error', fail);
    socket.on('close', () => reject(new Error('the scanner cut its answer')));
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
      if (answer.length > LONGEST_ANSWER) return fail(new Error('the scanner talks too much'));
      if (!answer.endsWith('\0')) return;
      resolve(answer.slice(0, -1));
      socket.destroy();
    });
    // The line stays open for the answer; when it is cut, the file is closed as well.
    pipeline(words, socket, { end: false }).catch(fail);
  });

/** clamd at `url`; a file that it could not look into is refused as well (ASVS 5.4.3). */
export const clamd = (
  url: string,
  { log, silence = SILENCE }: { log: Log; silence?: number },
): Scanner => {
  const address = new URL(url);
  const counts = { clean: 0, infected: 0, failed: 0 };
  const verdictOf = async (file: string): Promise<string> => {
    const answer = await ask(address, pieces(file), silence);
    if (answer !== CLEAN && !FOUND.test(answer)) throw new Error(`the scanner answered ${answer}`);
    return answer;
  };
  return {
    counts,
    scan: async (file) => {
      const verdict = await verdictOf(file).catch((error: unknown) => {
        counts.failed += 1;
        log.error({ err: error }, 'a file was refused because nobody could look into it');
        throw new Refusal('scanner-silent');
      });
      if (verdict === CLEAN) {
        counts.clean += 1;
        return;
      }
      counts.infected += 1;
      log.warn({ security: true, found: verdict }, 'a harmful file was refused');
      throw new Refusal('file-infected');
    },
    check: async () => {
      const answer = await ask(address, [Buffer.from('zPING\0')], silence);
      if (answer !== 'PONG') throw new Error(`the scanner answered ${answer}`);
    },
  };
};
