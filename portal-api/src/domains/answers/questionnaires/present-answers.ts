import {
  isQuestion,
  labelledAnswer,
  type SubmittedAnswers,
  toSections,
} from '@portal/shared-contracts/questionnaires';
import type { AnswersRow } from './questionnaires.repository.ts';

/** Sent answers under their headings; a question that was asked but left empty stays visible. */
export const presentAnswers = (row: AnswersRow, serviceName: string): SubmittedAnswers => ({
  _id: row.task_id,
  title: row.title,
  serviceId: row.service_id,
  serviceName,
  answeredAt: row.submitted_at.toISOString(),
  enteredByFirm: row.entered_by_firm,
  groups: toSections(row.questions, row.answers)
    .map((section) => ({
      title: section.title,
      entries: section.fields
        .filter(({ field }) => isQuestion(field.type))
        .map(({ field }) => ({
          key: field.key,
          type: field.type,
          text: field.text,
          answer: labelledAnswer(field, row.answers[field.key] ?? ''),
        })),
    }))
    .filter((group) => group.entries.length > 0),
});
