import type { SiteDatabase } from '../../../kernel/database.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { subjectOfConversation } from '../records/conversation.record.ts';
import type { MessageRow } from '../records/message.record.ts';

/** Writes down who of the firm wrote where, never what; in the transaction of the messages. */
export const auditAnswers = async (
  tx: SiteDatabase,
  fresh: readonly MessageRow[],
): Promise<void> => {
  for (const { conversation_id, written_by, seq } of fresh)
    if (written_by !== null)
      await writeAudit(tx, {
        action: 'wrote as the firm',
        outcome: 'done',
        personId: written_by,
        subject: subjectOfConversation(conversation_id),
        after: { message: Number(seq) },
      });
};
