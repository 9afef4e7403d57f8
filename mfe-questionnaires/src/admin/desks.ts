import { adminRoutes, firmQuestionnaireCalls } from '@portal/shared-contracts/admin';

/** Where each kind is listed and worded, and the calls for it. */
export const desks = {
  questionnaire: {
    calls: firmQuestionnaireCalls.questionnaire,
    toList: () => adminRoutes.questionnaires({}),
    toOne: (id: string) => adminRoutes.questionnaire({ id }),
  },
  survey: {
    calls: firmQuestionnaireCalls.survey,
    toList: () => adminRoutes.surveys({}),
    toOne: (id: string) => adminRoutes.survey({ id }),
  },
  template: {
    calls: firmQuestionnaireCalls.template,
    toList: () => adminRoutes.templates({}),
    toOne: (id: string) => adminRoutes.template({ id }),
  },
} as const;
