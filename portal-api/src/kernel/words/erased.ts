import type { Language } from '@portal/shared-contracts';
import { say } from './bundles.ts';

/** The name of whoever was erased, as it is stored: a code that begins with what no text from outside may hold. */
export const ERASED = '\uFDD0erased';

/** Whatever leaves the server, with that name in the reader's words; they fit JSON, tables and pages as they are. */
export const wordErased = (text: string, language: Language): string =>
  text.includes(ERASED) ? text.replaceAll(ERASED, say('portal:erased', language)) : text;
