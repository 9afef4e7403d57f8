import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What is refused on boards, in the job search and in the chat. */
export const boardRefusals = {
  // Boards and jobs
  'board-unknown': { error: 'not-found' },
  'boards-off': { error: 'not-found' },
  'board-list-gone': { error: 'not-found' },
  'board-card-gone': { error: 'not-found' },
  'board-lists-too-many': { error: 'unprocessable' },
  'board-cards-too-many': { error: 'unprocessable' },
  'board-id-taken': { error: 'conflict' },
  'undo-too-late': { error: 'gone' },
  'job-title-missing': { error: 'bad-input' },
  'job-search-silent': { error: 'provider-failed' },
  'job-unknown': { error: 'not-found' },
  'job-keys-missing': { error: 'unprocessable' },
  'job-link-twice': { error: 'bad-input' },
  'csv-columns-missing': { error: 'bad-input', params: { names: z.string() } },
  'csv-too-long': { error: 'bad-input', params: { most: z.number() } },
  'csv-lines-wrong': { error: 'unprocessable', params: { count: z.number() } },

  // Chat
  'chat-off': { error: 'forbidden' },
  'conversation-unknown': { error: 'not-found' },
  'saved-reply-unknown': { error: 'not-found' },
  'saved-replies-full': { error: 'conflict', params: { most: z.number() } },
  'conversation-read-only': { error: 'forbidden' },
  'chat-message-empty': { error: 'bad-input' },
  'chat-file-missing': { error: 'bad-input' },
  'chat-file-gone': { error: 'not-found' },
  'chat-file-kind-unwanted': { error: 'unsupported-type' },
} as const satisfies RefusalTable;
