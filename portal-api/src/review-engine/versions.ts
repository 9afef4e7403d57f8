/** Any change of what a review says for the same resume takes a new one. */
export const ENGINE_VERSION = '1.12.3';

/** Any change of a word list takes a new one. */
export const LISTS_VERSION = '1.12.0';
