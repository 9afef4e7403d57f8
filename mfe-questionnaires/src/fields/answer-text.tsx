import type { AnsweredQuestion } from '@portal/shared-contracts/questionnaires';
import { DateText } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import './fields.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An answer as a person reads it: a day in words, ticked options as a list, line breaks kept. */
export const AnswerText = ({ type, answer }: Pick<AnsweredQuestion, 'type' | 'answer'>) => {
  const { t } = useTranslation('questionnaires');
  if (answer.length === 0) return <span className="quest-no-answer">{t('answers.none')}</span>;
  if (Array.isArray(answer))
    return (
      <ul className="quest-answer-list">
        {answer.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    );
  if (type === 'date' && DAY.test(answer)) return <DateText value={answer} />;
  return <span className="quest-answer">{answer}</span>;
};
