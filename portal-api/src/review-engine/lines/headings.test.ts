import { headingOf, sectionsNamed } from './headings.ts';

test.each([
  ['Career to Date', 'experience'],
  ['Positions Held', 'experience'],
  ['Previous Employment', 'experience'],
  ['Roles & Responsibilities', 'experience'],
  ['Berufliche Laufbahn', 'experience'],
  ['Bisherige Tätigkeiten', 'experience'],
  ['Vida laboral', 'experience'],
  ['Antecedentes laborales', 'experience'],
  ['Storia professionale', 'experience'],
  ['Предыдущие места работы', 'experience'],
  ['ประสบการณ์วิชาชีพ', 'experience'],
  ['Experiencia artística', 'experience'],
  ['Künstlerische Tätigkeit', 'experience'],
  ['Творческий опыт', 'experience'],
  ['Training and Education', 'education'],
  ['Schul- und Berufsausbildung', 'education'],
  ['Akademische Ausbildung', 'education'],
  ['Antecedentes académicos', 'education'],
  ['Высшее образование', 'education'],
  ['Technical Proficiencies', 'skills'],
  ['Skills Summary', 'skills'],
  ['LICENCES AND SKILLS', 'skills'],
  ['Fachliche Kompetenzen', 'skills'],
  ['Conoscenze informatiche', 'skills'],
  ['Fremdsprachen', 'languages'],
  ['Summary of Qualifications', 'summary'],
  // A browser's PDF of widely set capitals.
  ['CAR EER OB JEC TIV E', 'summary'],
  ['ANTECEDENTES L ABORALES', 'experience'],
  ['QUAL IFICA TIO NS & LI CEN CES', 'education'],
  // A browser's PDF that lost the marks of Thai letters.
  ['ประสบการณ ทำงาน', 'experience'],
])('RV-27 usual words in another order are a heading too: %s', (line, section) => {
  expect(headingOf(line)).toBe(section);
});

test.each(['Customer experience', 'History', 'Berufsschule Ulm', 'User research', 'JAVA SAP SQL'])(
  'RV-27 what only resembles a heading is none: %s',
  (line) => {
    expect(headingOf(line)).toBeUndefined();
  },
);

test('RV-27 a heading may be told again in brackets, and name two sections', () => {
  expect(headingOf('การศึกษา (Education)')).toBe('education');
  expect(headingOf('Esperienze lavorative o di stage')).toBe('experience');
  expect(sectionsNamed('Berufserfahrung & Bildung')).toEqual(['experience', 'education']);
});
