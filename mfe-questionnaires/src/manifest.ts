import { defineManifest, routes } from '@portal/shared-contracts/remote';

const followUpQuestions = {
  en: 'Follow Up Questions',
  de: 'Rückfragen',
  it: 'Domande aggiuntive',
  ru: 'Уточняющие вопросы',
  es: 'Preguntas adicionales',
  th: 'คำถามเพิ่มเติม',
};

/** What the shell knows of this remote before it runs any of its code. */
export const manifest = defineManifest({
  name: 'mfe-questionnaires',
  version: '1.0.0',
  contracts: '^2.0.0',
  title: {
    en: 'Questionnaires',
    de: 'Fragebögen',
    it: 'Questionari',
    ru: 'Анкеты',
    es: 'Cuestionarios',
    th: 'แบบสอบถาม',
  },
  namespace: 'questionnaires',
  slots: [],
  events: {
    sends: ['task.completed', 'order.changed', 'person.changed'],
    hears: ['order.changed', 'task.completed'],
  },
  pages: [
    {
      key: 'initial-questions',
      path: routes.initialQuestions.pattern,
      roles: ['user'],
      title: {
        en: 'About You',
        de: 'Über Sie',
        it: 'Su di te',
        ru: 'О вас',
        es: 'Sobre ti',
        th: 'เกี่ยวกับคุณ',
      },
    },
    {
      key: 'questionnaire',
      path: routes.questionnaire.pattern,
      roles: ['user'],
      title: {
        en: 'Answer Questionnaire',
        de: 'Fragebogen beantworten',
        it: 'Compila il questionario',
        ru: 'Заполнение анкеты',
        es: 'Responder el cuestionario',
        th: 'ตอบแบบสอบถาม',
      },
    },
    {
      key: 'answers',
      path: routes.questionnaireAnswers.pattern,
      roles: ['user', 'writer', 'reviewer'],
      title: {
        en: 'Questionnaire',
        de: 'Fragebogen',
        it: 'Questionario',
        ru: 'Анкета',
        es: 'Cuestionario',
        th: 'แบบสอบถาม',
      },
    },
    {
      key: 'survey',
      path: routes.survey.pattern,
      roles: ['user'],
      title: {
        en: 'Survey',
        de: 'Umfrage',
        it: 'Sondaggio',
        ru: 'Опрос',
        es: 'Encuesta',
        th: 'แบบสำรวจ',
      },
    },
    {
      key: 'follow-up',
      path: routes.additionalQuestionnaire.pattern,
      roles: ['writer', 'reviewer'],
      title: followUpQuestions,
    },
    {
      key: 'template-list',
      path: routes.templateList.pattern,
      roles: ['writer'],
      title: followUpQuestions,
      menu: [
        {
          roles: ['writer'],
          order: 200,
          icon: 'templates',
          label: {
            en: 'View',
            de: 'Ansehen',
            it: 'Visualizza',
            ru: 'Просмотр',
            es: 'Ver',
            th: 'ดู',
          },
          group: { key: 'follow-up-questions', label: followUpQuestions, icon: 'questionnaires' },
        },
      ],
    },
    {
      key: 'template-create',
      path: routes.templateCreate.pattern,
      roles: ['writer'],
      title: {
        en: 'New Template',
        de: 'Neue Vorlage',
        it: 'Nuovo modello',
        ru: 'Новый шаблон',
        es: 'Nueva plantilla',
        th: 'เทมเพลตใหม่',
      },
      menu: [
        {
          roles: ['writer'],
          order: 201,
          icon: 'add',
          label: {
            en: 'Create',
            de: 'Erstellen',
            it: 'Crea',
            ru: 'Создать',
            es: 'Crear',
            th: 'สร้าง',
          },
          group: { key: 'follow-up-questions', label: followUpQuestions, icon: 'questionnaires' },
        },
      ],
    },
    {
      key: 'template',
      path: routes.template.pattern,
      roles: ['writer'],
      title: {
        en: 'Template',
        de: 'Vorlage',
        it: 'Modello',
        ru: 'Шаблон',
        es: 'Plantilla',
        th: 'เทมเพลต',
      },
    },
    {
      key: 'onboarding',
      path: routes.onboarding.pattern,
      roles: ['writer'],
      title: {
        en: 'Writing Profile',
        de: 'Autorenprofil',
        it: 'Profilo redattore',
        ru: 'Профиль автора',
        es: 'Perfil de redactor',
        th: 'โปรไฟล์นักเขียน',
      },
    },
  ],
});
