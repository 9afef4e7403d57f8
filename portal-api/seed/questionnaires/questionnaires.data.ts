import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { questionnaireId } from '../packages.data.ts';

/** A field as the seed writes it: what is not named has its default. */
export type SeedField = Pick<QuestionnaireField, 'type' | 'text'> & Partial<QuestionnaireField>;

/** A questionnaire of the demo firms. */
export interface SeedQuestionnaire {
  title: string;
  fields: readonly SeedField[];
}

const section = (text: string): SeedField => ({ type: 'section', text });
const paragraph = (text: string): SeedField => ({ type: 'paragraph', text });

const career: SeedQuestionnaire = {
  title: 'Career history',
  fields: [
    section('You'),
    paragraph(
      'Take your time: everything you type is kept on this device. Recruiters’ own advice on what a resume needs is collected at https://www.careeronestop.org/JobSearch/Resumes/resumes.aspx.',
    ),
    {
      key: 'full-name',
      type: 'text',
      text: 'Your name as it should stand on the resume',
      placeholder: 'Ada Byron',
      required: true,
    },
    {
      key: 'contact-email',
      type: 'email',
      text: 'Email address for recruiters',
      placeholder: 'ada@example.com',
      required: true,
    },
    { key: 'location', type: 'text', text: 'City and country', placeholder: 'Hamburg, Germany' },
    section('Your current position'),
    {
      key: 'employment',
      type: 'radio',
      text: 'Are you employed at the moment?',
      required: true,
      options: ['Yes', 'No, I am looking', 'No, I am in education'],
    },
    {
      key: 'job-title',
      type: 'text',
      text: 'Your job title',
      placeholder: 'Project manager',
      required: true,
      showIf: { key: 'employment', equals: 'Yes' },
    },
    {
      key: 'job-start',
      type: 'date',
      text: 'When did you start there?',
      showIf: { key: 'employment', equals: 'Yes' },
    },
    {
      key: 'duties',
      type: 'textarea',
      text: 'What do you do on an ordinary day, or did you do in your last position?',
      placeholder: 'I plan the work of a team of eight …',
      required: true,
      help: 'Three to six sentences are plenty; your writer asks when something is missing.',
    },
    section('Achievements and skills'),
    {
      key: 'proud',
      type: 'textarea',
      text: 'What are you most proud of in your work so far?',
      placeholder: 'We delivered the new warehouse four weeks early …',
      required: true,
      help: 'Numbers help: money saved, people led, days gained.',
    },
    {
      key: 'skills',
      type: 'checkbox',
      text: 'What are you good at?',
      options: [
        'Leading people',
        'Planning and organising',
        'Working with numbers',
        'Selling and negotiating',
        'Writing and presenting',
        'Building and repairing',
        'Research and analysis',
        'Caring for people',
      ],
    },
    {
      key: 'education',
      type: 'select',
      text: 'Your highest degree or certificate',
      placeholder: 'Please choose',
      required: true,
      options: [
        'None yet',
        'Vocational training',
        'High school diploma',
        "Bachelor's degree",
        "Master's degree",
        'Doctorate',
      ],
    },
    { key: 'education-where', type: 'text', text: 'Where and in what year?' },
  ],
};

const goals: SeedQuestionnaire = {
  title: 'Career goals',
  fields: [
    section('The work you want'),
    {
      key: 'target-title',
      type: 'text',
      text: 'Which job titles would you like to apply for?',
      placeholder: 'Head of logistics, supply chain manager',
      required: true,
    },
    {
      key: 'seniority',
      type: 'select',
      text: 'Which level is it?',
      required: true,
      options: ['Entry', 'Professional', 'Team lead', 'Management', 'Executive'],
    },
    {
      key: 'work-place',
      type: 'checkbox',
      text: 'Where would you like to work?',
      required: true,
      options: ['In an office', 'Partly from home', 'Fully from home', 'Abroad'],
    },
    section('The change'),
    {
      key: 'why-change',
      type: 'textarea',
      text: 'Why do you want a change now?',
      required: true,
    },
    {
      key: 'same-field',
      type: 'radio',
      text: 'Do you stay in your field?',
      required: true,
      options: ['Yes', 'No'],
    },
    {
      key: 'new-field',
      type: 'text',
      text: 'Which field do you move to?',
      required: true,
      showIf: { key: 'same-field', equals: 'No' },
    },
    { key: 'start-date', type: 'date', text: 'From when could you start?' },
    section('Anything else'),
    paragraph(
      'A posting that you like helps your writer most. Paste its address or its text; postings of many boards are found at https://www.usajobs.gov.',
    ),
    {
      key: 'postings',
      type: 'textarea',
      text: 'One or two postings that fit',
      placeholder: 'https://…',
    },
    { key: 'avoid', type: 'textarea', text: 'Is there anything that should not be mentioned?' },
  ],
};

const coverLetter: SeedQuestionnaire = {
  title: 'The position you want',
  fields: [
    section('The position'),
    { key: 'company', type: 'text', text: 'Company', required: true },
    { key: 'position', type: 'text', text: 'Position', required: true },
    { key: 'posting', type: 'textarea', text: 'Text or address of the posting', required: true },
    { key: 'contact-person', type: 'text', text: 'Whom should the letter address?' },
    { key: 'contact-mail', type: 'email', text: 'Where will you send it?' },
    { key: 'deadline', type: 'date', text: 'Until when must you apply?' },
    section('You and the company'),
    {
      key: 'motivation',
      type: 'textarea',
      text: 'Why this company?',
      required: true,
      help: 'What you would tell a friend is a good start.',
    },
    {
      key: 'fit',
      type: 'textarea',
      text: 'Which two or three experiences make you right for it?',
      required: true,
    },
    {
      key: 'tone',
      type: 'radio',
      text: 'How should the letter sound?',
      required: true,
      options: ['Formal', 'Warm', 'Bold'],
    },
    {
      key: 'mention',
      type: 'checkbox',
      text: 'What should it mention?',
      options: ['Notice period', 'Salary expectation', 'Willingness to move', 'A gap in my career'],
    },
  ],
};

const profile: SeedQuestionnaire = {
  title: 'About your profile',
  fields: [
    section('Your profile today'),
    paragraph(
      'Your public address stands under your name: https://www.linkedin.com/help/linkedin.',
    ),
    {
      key: 'profile-address',
      type: 'text',
      text: 'Address of your profile',
      placeholder: 'https://www.linkedin.com/in/…',
      required: true,
    },
    {
      key: 'profile-goal',
      type: 'checkbox',
      text: 'What should your profile do for you?',
      required: true,
      options: [
        'Be found by recruiters',
        'Win customers',
        'Show my expertise',
        'Support a change of field',
      ],
    },
    section('Your voice'),
    {
      key: 'person',
      type: 'radio',
      text: 'Should the summary say “I”?',
      required: true,
      options: ['Yes', 'No', 'My writer decides'],
    },
    {
      key: 'language',
      type: 'select',
      text: 'Language of the profile',
      required: true,
      options: ['English', 'German', 'Spanish', 'Italian', 'Russian'],
    },
    {
      key: 'keywords',
      type: 'textarea',
      text: 'Words that people should find you by',
      required: true,
    },
    { key: 'profile-email', type: 'email', text: 'E-mail address shown on the profile' },
    { key: 'since', type: 'date', text: 'Since when do you work in this field?' },
  ],
};

const biography: SeedQuestionnaire = {
  title: 'Your story',
  fields: [
    section('What the biography is for'),
    {
      key: 'use',
      type: 'checkbox',
      text: 'Where will it be read?',
      required: true,
      options: ['Website of my company', 'Conference', 'Book or article', 'Press', 'Board paper'],
    },
    {
      key: 'length',
      type: 'select',
      text: 'How long should it be?',
      required: true,
      options: ['Three sentences', 'Half a page', 'One page'],
    },
    { key: 'needed-by', type: 'date', text: 'When do you need it?' },
    section('Your way'),
    { key: 'beginning', type: 'textarea', text: 'How did it all begin?', required: true },
    { key: 'turning-point', type: 'textarea', text: 'What was the turning point?', required: true },
    { key: 'today', type: 'textarea', text: 'What do you do today, and for whom?', required: true },
    section('Beyond work'),
    { key: 'private', type: 'textarea', text: 'What may readers know about you as a person?' },
    {
      key: 'person-form',
      type: 'radio',
      text: 'In which person is it written?',
      required: true,
      options: ['First person', 'Third person'],
    },
    { key: 'press-email', type: 'email', text: 'E-mail address for questions of the press' },
    {
      key: 'quote',
      type: 'text',
      text: 'A sentence of yours that may be quoted',
      placeholder: '“…”',
    },
    paragraph('Your writer may ask for a portrait later; nothing needs to be uploaded here.'),
  ],
};

/** The questionnaires of both demo firms. */
export const seedQuestionnaires: Readonly<Record<keyof typeof questionnaireId, SeedQuestionnaire>> =
  { career, goals, coverLetter, profile, biography };

/** The in-app survey of both demo firms. */
export const seedSurvey: SeedQuestionnaire = {
  title: 'How was it?',
  fields: [
    section('Your order'),
    {
      key: 'overall',
      type: 'radio',
      text: 'How content are you with the result?',
      required: true,
      options: ['Very content', 'Content', 'Neither nor', 'Not content'],
    },
    {
      key: 'liked',
      type: 'checkbox',
      text: 'What did you like?',
      options: ['The writing', 'The speed', 'The contact with my writer', 'The portal'],
    },
    { key: 'better', type: 'textarea', text: 'What could we do better?' },
    section('Next time'),
    {
      key: 'recommend',
      type: 'radio',
      text: 'Would you recommend us?',
      required: true,
      options: ['Yes', 'Perhaps', 'No'],
    },
    { key: 'interview', type: 'date', text: 'When is your next interview?' },
  ],
};

/** Follow-up questions that the writer of the demo asks and keeps as a template. */
export const seedFollowUp: SeedQuestionnaire = {
  title: 'After the first reading',
  fields: [
    section('Your latest position'),
    paragraph('Two things in your answers made me curious.'),
    {
      key: 'team',
      type: 'text',
      text: 'How many people did you lead?',
      placeholder: '8',
      required: true,
    },
    {
      key: 'result',
      type: 'textarea',
      text: 'What changed for the company because of your work?',
      required: true,
    },
    section('The next step'),
    {
      key: 'move',
      type: 'radio',
      text: 'Would you move for the right position?',
      required: true,
      options: ['Yes', 'No', 'Within the country'],
    },
    { key: 'from', type: 'date', text: 'Since when do you hold your certificate?' },
  ],
};

/** A second template, not published yet. */
export const seedTemplateDraft: SeedQuestionnaire = {
  title: 'Career change',
  fields: [
    section('The new field'),
    {
      key: 'why-field',
      type: 'textarea',
      text: 'What draws you to the new field?',
      required: true,
    },
    {
      key: 'prepared',
      type: 'checkbox',
      text: 'What have you done already?',
      options: ['A course', 'Volunteer work', 'Talks with people of the field'],
    },
  ],
};
