import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HeadersConfig, securityHeaders } from './security-headers.ts';

/** Ends a connection that no reply stands for with an answer of no words, in the headers of every other. */
export const answerRaw = (stream: Duplex, status: number, config: HeadersConfig): void => {
  const headers = { ...securityHeaders(config), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  stream.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'));
};

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what Node cannot read as a request: it reaches no hook. */
export const refuseUnreadable =
  (config: HeadersConfig) =>
  (error: Readonly<{ code?: string | undefined }>, stream: Duplex): void => {
    if (error.code === 'ECONNRESET' || !stream.writable) return void stream.destroy();
    answerRaw(stream, STATUSES[error.code ?? ''] ?? 400, config);
    // Nothing behind it is read, whoever keeps sending.
    stream.once('finish', () => stream.destroy());
  };
