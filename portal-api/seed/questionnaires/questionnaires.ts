import { FOLLOW_UP_SUBMITTED, moduleIds } from '@portal/shared-contracts/orders';
import {
  type QuestionnaireField,
  questionnaireFields,
  withFieldKeys,
  type WritingProfile,
} from '@portal/shared-contracts/questionnaires';
import { fingerprintOf } from '../../src/domains/answers/questionnaires/fingerprint.ts';
import { insertRows } from '../insert-rows.ts';
import { questionnaireId } from '../packages.data.ts';
import { demoAnswers } from './questionnaires.answers.ts';
import {
  type SeedQuestionnaire,
  seedFollowUp,
  seedQuestionnaires,
  seedTemplateDraft,
} from './questionnaires.data.ts';
import type { SeedContext, Seeder } from '../seeder.ts';

interface TaskRow {
  order_id: string;
  service_id: string;
  task_id: string;
  completed_at: Date;
  client_id: string;
}

const fieldsOf = ({ fields }: SeedQuestionnaire): QuestionnaireField[] =>
  withFieldKeys(questionnaireFields.parse(fields));

const asked = (siteId: string): Map<string, { title: string; questions: QuestionnaireField[] }> =>
  new Map([
    ...Object.entries(seedQuestionnaires).map(
      ([key, seed]) =>
        [
          questionnaireId[key as keyof typeof questionnaireId](siteId),
          { title: seed.title, questions: fieldsOf(seed) },
        ] as const,
    ),
    [
      moduleIds.additionalQuestionnaire,
      { title: 'Follow-up questions', questions: fieldsOf(seedFollowUp) },
    ] as const,
  ]);

const insertTemplates = async ({ db, site, people, id, day }: SeedContext): Promise<void> => {
  const row = (seed: SeedQuestionnaire, days: number, isPublished: boolean) => ({
    id: id(`template/${seed.title}`),
    site_id: site.id,
    writer_id: people.writer,
    name: seed.title,
    draft: fieldsOf(seed),
    version: 1,
    published: isPublished ? fieldsOf(seed) : null,
    published_at: isPublished ? day(-days) : null,
    created_at: day(-days),
    saved_at: day(-days),
  });
  await insertRows(db, 'questionnaire_templates', [
    row(seedFollowUp, 60, true),
    row(seedTemplateDraft, 10, false),
  ]);
};

const finishedTasks = ({ db, site }: SeedContext): Promise<TaskRow[]> =>
  db.query<TaskRow>(
    `select t.order_id, t.service_id, t.task_id, t.completed_at, o.client_id
     from completed_tasks t join orders o on o.site_id = t.site_id and o.id = t.order_id
     where t.site_id = $1`,
    [site.id],
  );

const insertFollowUps = async (ctx: SeedContext, tasks: readonly TaskRow[]): Promise<void> => {
  const draft = fieldsOf(seedFollowUp);
  await insertRows(
    ctx.db,
    'follow_ups',
    tasks
      .filter(({ task_id }) => task_id === FOLLOW_UP_SUBMITTED)
      .map((task) => ({
        site_id: ctx.site.id,
        order_id: task.order_id,
        service_id: task.service_id,
        draft,
        version: 1,
        saved_at: task.completed_at,
        published: draft,
        published_at: task.completed_at,
      })),
  );
};

const insertAnswers = async (ctx: SeedContext, tasks: readonly TaskRow[]): Promise<void> => {
  const known = asked(ctx.site.id);
  await insertRows(
    ctx.db,
    'questionnaire_answers',
    tasks.flatMap((task) => {
      const questionnaire = known.get(task.task_id);
      if (!questionnaire) return [];
      const answers = demoAnswers(questionnaire.questions);
      return {
        id: ctx.id(`answers/${task.order_id}/${task.service_id}/${task.task_id}`),
        site_id: ctx.site.id,
        order_id: task.order_id,
        service_id: task.service_id,
        task_id: task.task_id,
        ...questionnaire,
        answers,
        fingerprint: fingerprintOf(answers),
        submitted_by: task.client_id,
        submitted_at: task.completed_at,
      };
    }),
  );
};

const demoProfile: WritingProfile = {
  workPhone: '+1 555 010 2030',
  personalPhone: '',
  skype: '',
  zoom: '',
  linkedin: 'https://www.linkedin.com/in/resume-writer-example',
  profileTitle: 'Resume writer for logistics and technology',
  profileSummary:
    'Twelve years in recruiting before I changed sides. I write resumes that sound like the person and pass the scanner.',
  experience: 'Expert (6 and more years)',
  levels: ['Professional', 'Executive'],
  services: ['Resume Writing', 'Cover Letter', 'LinkedIn Profile', 'Biography'],
  languages: ['English', 'German'],
  certificates: ['CPRW'],
  Experties: ['Information Technology', 'Manufacturing', 'Transportation and Distribution'],
  availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  maxJobsPerWeek: 6,
  maxOpenJobs: 12,
};

const fillProfile = async ({ db, site, people }: SeedContext): Promise<void> => {
  await db.query('update people set writer_data = $3::jsonb where site_id = $1 and id = $2', [
    site.id,
    people.writer,
    JSON.stringify(demoProfile),
  ]);
};

/** Templates of the writer, and what was asked and answered on the seeded orders. */
export const questionnairesSeeder: Seeder = {
  name: 'questionnaires',
  run: async (ctx) => {
    await insertTemplates(ctx);
    const tasks = await finishedTasks(ctx);
    await insertFollowUps(ctx, tasks);
    await insertAnswers(ctx, tasks);
    await fillProfile(ctx);
  },
};
