import type { ChatMessage } from '@portal/shared-contracts/chat';
import { questionnairesOf } from '../domains/answers/order-answers/order-answers.service.ts';
import { conversationOfOrder } from '../domains/chat/records/conversation.record.ts';
import { listMessages } from '../domains/chat/messages/messages.repository.ts';
import { contractFacts, printSigned } from '../domains/documents/contracts/contracts.service.ts';
import { readDocumentsOf } from '../domains/documents/order-documents/order-documents.service.ts';
import type { EvidenceSources } from '../domains/payments/evidence/evidence-sources.ts';
import type { SiteDatabase } from '../kernel/database.ts';

const wholeConversation = async (db: SiteDatabase, orderId: string): Promise<ChatMessage[]> => {
  const all: ChatMessage[] = [];
  for (;;) {
    const after = all.at(-1)?.seq ?? 0;
    const { messages, hasNewer } = await listMessages(db, conversationOfOrder(orderId), { after });
    all.push(...messages);
    if (!hasNewer) return all;
  }
};

/** What answers a dispute: the signed contract, answers, deliveries and conversation of its order. */
export const EVIDENCE_SOURCES: EvidenceSources = {
  contract: contractFacts,
  printContract: printSigned,
  answers: async ({ db }, orderId) => (await questionnairesOf(db, orderId)).questionnaires,
  documents: async (ctx, orderId) => (await readDocumentsOf(ctx, orderId)).services,
  conversation: ({ db }, orderId) => wholeConversation(db, orderId),
};
