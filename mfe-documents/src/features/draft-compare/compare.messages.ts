import type { Change } from './word-changes.ts';

/** The text of one draft: a Word file to be read, or text that is known already. */
export type TextSource = { kind: 'docx'; bytes: Uint8Array } | { kind: 'text'; text: string };

/** What the page asks the worker. */
export interface CompareRequest {
  before: TextSource;
  after: TextSource;
}

/** What the worker answers. */
export type CompareReply = { ok: true; changes: Change[] } | { ok: false; reason: string };
