import {
  type AnswerValue,
  askedAnswers,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';

/** What the demo customers answered, by the key of the question. */
const given: Readonly<Record<string, AnswerValue>> = {
  'full-name': 'Clara Lindqvist',
  'contact-email': 'clara.lindqvist@example.com',
  location: 'Gothenburg, Sweden',
  employment: 'Yes',
  'job-title': 'Logistics team lead',
  'job-start': '2019-03-01',
  duties:
    'I plan the shifts of eleven people, agree delivery windows with our carriers and keep the stock of two warehouses in balance. Once a week I report delays and costs to the management.',
  proud:
    'We moved 14,000 pallets into the new warehouse in nine days without stopping deliveries. Damage in transit fell from 2.1 to 0.6 percent in my first year.',
  skills: ['Leading people', 'Planning and organising', 'Working with numbers'],
  education: "Bachelor's degree",
  'education-where': 'Chalmers University of Technology, 2014',
  'target-title': 'Head of logistics, supply chain manager',
  seniority: 'Management',
  'work-place': ['In an office', 'Partly from home'],
  'why-change':
    'I have reached what can be reached in a firm of this size and want to lead leaders.',
  'same-field': 'Yes',
  'start-date': '2026-09-01',
  postings: 'https://example.com/jobs/head-of-logistics',
  company: 'Nordhafen Spedition',
  position: 'Head of logistics',
  posting: 'https://example.com/jobs/head-of-logistics',
  'contact-person': 'Ms Jansen',
  motivation: 'Nordhafen moves freight from road to rail, and I want to be part of that.',
  fit: 'I have planned a move of this size before, and I know the customers in the region.',
  tone: 'Warm',
  mention: ['Notice period'],
  'profile-address': 'https://www.linkedin.com/in/clara-lindqvist-example',
  'profile-goal': ['Be found by recruiters', 'Show my expertise'],
  person: 'Yes',
  language: 'English',
  keywords: 'supply chain, warehouse management, lean, team leadership',
  since: '2014-08-01',
  use: ['Website of my company', 'Conference'],
  length: 'Half a page',
  beginning:
    'With a summer job in the harbour, where I learned to read a bill of lading at sixteen.',
  'turning-point': 'A flooded warehouse, three days without sleep, and not one late delivery.',
  today: 'I lead a team that supplies four hundred shops in western Sweden.',
  'person-form': 'Third person',
  team: 'Eleven, and two trainees',
  result: 'Late deliveries fell by a third, which kept our largest customer.',
  move: 'Within the country',
  from: '2021-05-12',
};

/** The demo's answers to these questions, only those that are really asked. */
export const demoAnswers = (
  questions: readonly QuestionnaireField[],
): Record<string, AnswerValue> => askedAnswers(questions, given);
