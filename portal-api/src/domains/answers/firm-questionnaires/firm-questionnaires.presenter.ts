import type { Language } from '@portal/shared-contracts';
import type {
  FirmQuestionnaire,
  ListedQuestionnaire,
  QuestionnaireVersion,
} from '@portal/shared-contracts/admin';
import { isQuestion } from '@portal/shared-contracts/questionnaires';
import type { FirmQuestionnaireRow } from './firm-questionnaires.repository.ts';
import type { VersionRow } from './versions.repository.ts';

const stateOf = ({
  archived_at,
  published,
}: FirmQuestionnaireRow): ListedQuestionnaire['state'] => {
  if (archived_at) return 'archived';
  return published === null ? 'draft' : 'published';
};

export const toListed = (row: FirmQuestionnaireRow): ListedQuestionnaire => ({
  _id: row.id,
  title: row.title,
  state: stateOf(row),
  published: row.published,
  hasChanges: row.has_changes,
  usedBy: row.used_by,
  questionCount: row.questions.filter(({ type }) => isQuestion(type)).length,
  version: row.version,
  savedAt: row.updated_at.toISOString(),
});

export const toFirmQuestionnaire = (
  row: FirmQuestionnaireRow,
  firm: { waitingOrders: number; language: Language },
): FirmQuestionnaire => ({
  ...toListed(row),
  questions: row.questions,
  translations: row.translations,
  current: row.current,
  ...firm,
});

export const toVersion = (row: VersionRow): QuestionnaireVersion => ({
  number: row.number,
  title: row.title,
  questions: row.questions,
  translations: row.translations,
  publishedAt: row.published_at.toISOString(),
  by: row.publisher,
});
