import type { CompareReply, CompareRequest, TextSource } from './compare.messages.ts';
import { docxText } from './docx-text.ts';
import { changesBetween } from './word-changes.ts';

const read = (source: TextSource): string =>
  source.kind === 'docx' ? docxText(source.bytes) : source.text;

const answer = ({ before, after }: CompareRequest): CompareReply => {
  try {
    return { ok: true, changes: changesBetween(read(before), read(after)) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'unreadable' };
  }
};

globalThis.addEventListener('message', (event: MessageEvent<CompareRequest>) => {
  globalThis.postMessage(answer(event.data));
});
