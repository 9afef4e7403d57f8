import type { ReviewContent } from '@portal/shared-contracts/reviews';
import { useTranslation } from 'react-i18next';

/** The skills that a scanner found in the resume (CR-09). */
export const HardSkills = ({ ats }: { ats: ReviewContent['ats_section'] }) => {
  const { t } = useTranslation('checkout');
  return (
    <section>
      <h3>{t('ats.skills')}</h3>
      <p className="cr-note">{t('ats.skillsHint')}</p>
      {ats.hard_skills.length === 0 ? (
        <p>{t('ats.noSkills')}</p>
      ) : (
        <ul className="cr-words-list">
          {ats.hard_skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
