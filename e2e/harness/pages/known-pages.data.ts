import { routes } from '@portal/shared-contracts/remote';
import { review, seededId } from './seeded.ts';
import type { PersonName } from '../people/sites.ts';

/** A page that exists, with who opens it. */
export interface KnownPage {
  path: string;
  person: PersonName | null;
  /** On the second demo site the remote of this page is switched off. */
  isOffOnAcme?: true;
}

/** Every page of the portal on the seeded data of a site. */
export const knownPages = (site: 'northwind' | 'acme'): KnownPage[] => {
  const order = (key: string) => `${site}-order-${key}`;
  const service = (key: string) => `${site}-${key}`;
  const career = `${site}-career-history`;
  const customer: [string, boolean?][] = [
    [routes.dashboard({})],
    [routes.ordersList({})],
    [routes.orderView({ id: order('writing') })],
    [routes.orderView({ id: order('completed') })],
    [routes.initialQuestions({ orderId: order('fresh') })],
    [routes.contractFill({ id: order('contract') })],
    [
      routes.questionnaire({
        id: order('intake'),
        questionnaire_id: career,
        service: service('professional-resume'),
      }),
    ],
    [
      routes.questionnaireAnswers({
        id: order('completed'),
        questionnaire_id: career,
        service: service('professional-resume'),
      }),
    ],
    [routes.previousDocument({ serviceId: service('professional-resume'), id: order('intake') })],
    [
      routes.revisionsProcess({
        serviceId: service('professional-resume'),
        id: order('draft-review'),
      }),
    ],
    [routes.finalDocument({ serviceId: service('professional-resume'), id: order('completed') })],
    [routes.survey({ orderId: order('completed'), surveyId: `${site}-satisfaction` })],
    [routes.invoices({})],
    [routes.invoiceView({ id: `${site}-invoice-paid` })],
    [routes.ordersNew({})],
    [routes.profile({})],
    [routes.notifications({})],
    [routes.board({}), true],
    [routes.jobs({}), true],
  ];
  const writer: [string, boolean?][] = [
    [routes.dashboard({})],
    [routes.ordersList({})],
    [routes.orderView({ id: order('writing') })],
    [
      routes.previousDocument({
        serviceId: service('professional-resume'),
        id: order('completed'),
      }),
    ],
    [routes.revisionFiles({ serviceId: service('starter-resume'), id: order('writing') })],
    [routes.finalFiles({ serviceId: service('starter-resume'), id: order('writing') })],
    [
      routes.questionnaireAnswers({
        id: order('completed'),
        questionnaire_id: career,
        service: service('professional-resume'),
      }),
    ],
    [routes.additionalQuestionnaire({ id: order('writing'), service: service('starter-resume') })],
    [routes.templateList({})],
    [routes.templateCreate({})],
    [routes.template({}, { key: seededId(site, 'template/Career change') })],
    [routes.linkedin({ serviceType: 'linkedin', id: order('completed') })],
    [routes.onboarding({})],
    [routes.profile({})],
    [routes.notifications({})],
    [routes.chat({}), true],
    [routes.boards({}), true],
    [routes.boardView({ id: `${site}-board-week` }), true],
  ];
  const reviewer: [string, boolean?][] = [
    [routes.ordersList({})],
    [routes.orderView({ id: order('writing') })],
  ];
  const open: [string, boolean?][] = [
    [routes.login({})],
    [routes.forgotPassword({})],
    [routes.resetPassword({ code: 'from-a-mail' })],
    [review('human', site)],
    [routes.checkout({}, { item: `${site}-starter` })],
    [
      routes.packageCheckout({
        packageId: `${site}-starter`,
        critiqueId: seededId(site, 'critique/human'),
      }),
    ],
  ];
  const of = (person: PersonName | null, pages: [string, boolean?][]): KnownPage[] =>
    pages.map(([path, isOffOnAcme]) => ({ path, person, ...(isOffOnAcme ? { isOffOnAcme } : {}) }));
  return [
    ...of(null, open),
    ...of('customer', customer),
    ...of('writer', writer),
    ...of('reviewer', reviewer),
  ];
};
