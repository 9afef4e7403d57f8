declare module 'nspell' {
  interface Dictionary {
    aff: Uint8Array;
    dic: Uint8Array;
  }
  /** Every form of every word, by the word. */
  export default function nspell(dictionary: Dictionary): { data: Record<string, unknown> };
}
