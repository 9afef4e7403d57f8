import { getCiphers } from 'node:tls';
import type { DeployFile } from './named-variables.ts';

const MODERN = new Set(['TLSv1.2', 'TLSv1.3', 'tls1.2', 'tls1.3']);

// Keys that are thrown away after each connection, and nothing but ciphers that notice a change by themselves.
const STRONG =
  /^(?:TLS_)?ECDHE[-_](?:ECDSA|RSA)[-_](?:WITH_)?(?:AES_?(?:128|256)[-_]GCM|CHACHA20[-_]POLY1305)(?:[-_]SHA(?:256|384))?$/;

interface Setting {
  protocols: RegExp | undefined;
  ciphers: RegExp;
  /** What divides the names of ciphers. */
  by: RegExp;
}

const SETTINGS: readonly (readonly [RegExp, Setting])[] = [
  [
    /nginx\.conf$/,
    { protocols: /^\s*ssl_protocols (.*);$/gm, ciphers: /^\s*ssl_ciphers (.*);$/gm, by: /:/ },
  ],
  [/Caddyfile$/, { protocols: /^\s*protocols (.*)$/gm, ciphers: /^\s*ciphers (.*)$/gm, by: /\s+/ }],
  [
    /kubernetes\.yaml$/,
    { protocols: undefined, ciphers: /kubernetes\.io\/ssl-ciphers: (.*)$/gm, by: /:/ },
  ],
];

const valuesOf = (content: string, pattern: RegExp, by: RegExp): string[] =>
  [...content.matchAll(pattern)].flatMap(([, value = '']) => value.trim().split(by));

// Names of OpenSSL are known here; those of Go are written in another way.
const isReal = (cipher: string): boolean =>
  cipher.startsWith('TLS_') || getCiphers().includes(cipher.toLowerCase());

const judge = (
  what: string,
  values: readonly string[],
  isGood: (value: string) => boolean,
): string[] =>
  values.length === 0
    ? [`names no ${what}, so whatever the proxy is built with is allowed`]
    : values.filter((value) => !isGood(value)).map((value) => `allows the ${what} ${value}`);

/** What an example of a proxy would accept that nobody should speak any more. */
export const proxyProblems = ({ name, content }: DeployFile): string[] => {
  const setting = SETTINGS.find(([file]) => file.test(name))?.[1];
  if (!setting) return [];
  const ciphers = valuesOf(content, setting.ciphers, setting.by);
  return [
    ...(setting.protocols
      ? judge('protocol', valuesOf(content, setting.protocols, /\s+/), (one) => MODERN.has(one))
      : []),
    ...judge('cipher', ciphers, (one) => STRONG.test(one) && isReal(one)),
    ...(/_128_|128-/.test(ciphers[0] ?? '') ? ['prefers a shorter key to a longer one'] : []),
  ].map((problem) => `${name}: ${problem}`);
};
