import type { AnswerGroup } from '@portal/shared-contracts/questionnaires';
import { numberFormat } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { AnswerText } from '../../fields/answer-text.tsx';
import './answers-table.css';

/** Questions beside their answers under their headings, as real tables that print without the portal around them. */
export const AnswersTable = ({ groups }: { groups: readonly AnswerGroup[] }) => {
  const { t, i18n } = useTranslation('questionnaires');
  const format = numberFormat(i18n.language);
  return groups.map((group, position) => (
    <table key={position} className="quest-table">
      <caption>{group.title || t('wizard.untitled')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('answers.question')}</th>
          <th scope="col">{t('answers.answer')}</th>
        </tr>
      </thead>
      <tbody>
        {group.entries.map((entry, index) => (
          <tr key={entry.key}>
            <th scope="row">
              {format.format(index + 1)}. {entry.text}
            </th>
            <td>
              <AnswerText type={entry.type} answer={entry.answer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
};
