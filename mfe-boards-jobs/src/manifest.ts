import { defineManifest, routes } from '@portal/shared-contracts/remote';
import { firmJobPages } from './firm-jobs/firm-jobs.pages.ts';

const jobs = {
  en: 'Jobs',
  de: 'Stellen',
  it: 'Offerte di lavoro',
  ru: 'Вакансии',
  es: 'Empleos',
  th: 'งาน',
};

const tracker = {
  en: 'Job Search Tracker',
  de: 'Bewerbungstafel',
  it: 'Bacheca candidature',
  ru: 'Доска поиска работы',
  es: 'Tablero de búsqueda de empleo',
  th: 'กระดานติดตามการหางาน',
};

const boards = {
  en: 'Boards',
  de: 'Tafeln',
  it: 'Bacheche',
  ru: 'Доски',
  es: 'Tableros',
  th: 'กระดาน',
};

export const manifest = defineManifest({
  name: 'mfe-boards-jobs',
  version: '1.0.0',
  contracts: '^3.8.0',
  namespace: 'boards',
  title: {
    en: 'Boards and jobs',
    de: 'Tafeln und Stellen',
    it: 'Bacheche e offerte di lavoro',
    ru: 'Доски и вакансии',
    es: 'Tableros y empleos',
    th: 'กระดานและงาน',
  },
  pages: [
    {
      key: 'jobs',
      path: routes.jobs.pattern,
      roles: ['user'],
      title: jobs,
      requires: ['enable_customer_job_search'],
      menu: [
        {
          roles: ['user'],
          order: 300,
          label: jobs,
          icon: 'jobs',
          requires: ['enable_customer_job_search'],
        },
      ],
    },
    {
      key: 'board',
      path: routes.board.pattern,
      reads: ['/api/customer/board'],
      roles: ['user'],
      title: tracker,
      requires: ['enable_boards'],
      menu: [
        { roles: ['user'], order: 500, label: tracker, icon: 'board', requires: ['enable_boards'] },
      ],
    },
    {
      key: 'boards',
      path: routes.boards.pattern,
      roles: ['writer'],
      title: boards,
      requires: ['enable_boards'],
      menu: [
        {
          roles: ['writer'],
          order: 500,
          label: boards,
          icon: 'boards',
          requires: ['enable_boards'],
        },
      ],
    },
    {
      key: 'writer-board',
      path: routes.boardView.pattern,
      section: routes.boards.pattern,
      roles: ['writer'],
      title: boards,
      requires: ['enable_boards'],
    },
    ...firmJobPages(jobs),
  ],
  slots: [],
  events: { sends: ['board.changed', 'card.saved'], hears: ['board.changed', 'admin.changed'] },
});
