import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const OWN = 'order_id in (select o.id from orders o where o.site_id = $1 and o.client_id = $2)';

/** What a customer answered, and what a writer asked and keeps for asking. */
export const answerData: PersonalData = {
  domain: 'answers',
  tables: [
    { table: 'questionnaire_answers', rows: OWN, counted: 'answers', erasure: { remove: true } },
    { table: 'follow_ups', rows: OWN, counted: 'answers', erasure: { remove: true } },
    { table: 'survey_answers', rows: OWN, counted: 'answers', erasure: { remove: true } },
    { table: 'questionnaire_templates', rows: 'writer_id = $2', erasure: { remove: true } },
  ],
};
