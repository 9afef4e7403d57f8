import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { questionDifferences, readyQuestions } from '@portal/shared-contracts/questionnaires';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../../features/question-editor/field-names.ts';
import { ADMIN_TEXTS } from '../texts.ts';

interface PublishChangesProps {
  kind: FirmQuestionnaireKind;
  questionnaire: FirmQuestionnaire;
}

const sameTexts = ({ current, translations }: FirmQuestionnaire): boolean =>
  JSON.stringify(Object.entries(current?.translations ?? {}).sort()) ===
  JSON.stringify(Object.entries(translations).sort());

/** What the draft has otherwise than what is asked now. */
export const Differences = ({ questionnaire }: Pick<PublishChangesProps, 'questionnaire'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const nameOf = useFieldName();
  const { current, questions, title } = questionnaire;
  if (!current) return <p>{t('publish.first', { count: questionnaire.questionCount })}</p>;
  const differences = questionDifferences(current.questions, readyQuestions(questions));
  const isRenamed = current.title !== title;
  const hasTexts = !sameTexts(questionnaire);
  if (differences.length === 0 && !isRenamed && !hasTexts) return <p>{t('publish.nothing')}</p>;
  return (
    <ul className="quest-firm-changes">
      {isRenamed && <li>{t('publish.renamed', { before: current.title, title })}</li>}
      {differences.map(({ key, kind, text, before, parts }) => (
        <li key={key}>
          <strong>{t(`publish.kind.${kind}`)}</strong> {nameOf({ text, type: 'text' })}
          {parts.length > 0 && `: ${parts.map((part) => t(`publish.part.${part}`)).join(', ')}`}
          {before !== undefined && <span className="quest-firm-before">{before}</span>}
        </li>
      ))}
      {hasTexts && <li>{t('publish.translated')}</li>}
    </ul>
  );
};

/** What publishing changes, question by question, and who keeps what there was (BO-78). */
export const PublishChanges = ({ kind, questionnaire }: PublishChangesProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { published, waitingOrders } = questionnaire;
  const version = (published ?? 0) + 1;
  return (
    <>
      <p>{t(`${kind}.publishText`, { version })}</p>
      <Differences questionnaire={questionnaire} />
      {published !== null && kind !== 'template' && (
        <p>{t('publish.waiting', { count: waitingOrders })}</p>
      )}
    </>
  );
};
