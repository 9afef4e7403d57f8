import type { AnsweredQuestion, SubmittedAnswers } from '@portal/shared-contracts/questionnaires';
import { DateText, Section } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const Answer = ({ type, answer }: Pick<AnsweredQuestion, 'type' | 'answer'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  if (answer.length === 0) return <span className="doc-admin-quiet">{t('approval.noAnswer')}</span>;
  if (Array.isArray(answer)) return <>{answer.join(', ')}</>;
  return type === 'date' && DAY.test(answer) ? <DateText value={answer} /> : <>{answer}</>;
};

/** What the customer answered, questionnaire by questionnaire; the first stands open. */
export const Answers = ({ answers }: { answers: readonly SubmittedAnswers[] }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <Section title={t('approval.answers')}>
      {answers.length === 0 && <p className="doc-note">{t('approval.noAnswers')}</p>}
      {answers.map(({ _id, serviceId, serviceName, title, groups }, index) => (
        <Disclosure
          key={`${serviceId}/${_id}`}
          label={`${title} · ${serviceName}`}
          isOpenAtFirst={index === 0}
        >
          {groups.map((group, position) => (
            <dl key={position} className="doc-admin-answers">
              {group.entries.map(({ key, type, text, answer }) => (
                <div key={key}>
                  <dt>{text}</dt>
                  <dd className="doc-text">
                    <Answer type={type} answer={answer} />
                  </dd>
                </div>
              ))}
            </dl>
          ))}
        </Disclosure>
      ))}
    </Section>
  );
};
