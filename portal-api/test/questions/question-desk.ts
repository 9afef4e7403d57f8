import { firmQuestionnaireCalls } from '@portal/shared-contracts/admin';
import {
  getQuestionnaire,
  type QuestionnaireField,
  questionnaireFields,
} from '@portal/shared-contracts/questionnaires';
import { questionnaireId, serviceId } from '../../seed/orders/orders.ts';
import { packageId } from '../../seed/packages.data.ts';
import { createOrder } from '../../src/domains/orders/orders.service.ts';
import type { TestApp } from '../create-test-app.ts';

const SITE = 'northwind';
const calls = firmQuestionnaireCalls.questionnaire;

/** A questionnaire that is asked, and the service that asks it. */
export const career = questionnaireId.career(SITE);
export const resumeService = serviceId(SITE, 'professional', 'resume');

export const fieldsOf = (list: readonly Partial<QuestionnaireField>[]): QuestionnaireField[] =>
  questionnaireFields.parse(list);

/** Two questions that can be published; the last option is one that nobody filled in. */
export const newQuestions = fieldsOf([
  { type: 'text', key: 'name', text: 'Your full name', required: true },
  { type: 'radio', key: 'tone', text: 'Which tone?', options: ['Warm', 'Formal', ' '] },
]);

/** An admin of the firm who rewords, and a customer who is asked. */
export const questionDesk = async (portal: TestApp) => {
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const read = async (id: string) => (await admin.call(calls.read, { id })).body.questionnaire;
  const publish = async (id: string, questions: QuestionnaireField[]) => {
    const { version } = await read(id);
    await admin.call(calls.save, { id, baseVersion: version, questions });
    return admin.call(calls.publish, { id, baseVersion: version + 1 });
  };
  /** Somebody buys a second later. */
  const newOrder = (): Promise<string> => {
    portal.clock.advance(1000);
    return portal.db().transaction((tx) =>
      createOrder(tx, {
        clientId: portal.personId('customer'),
        packageId: packageId(SITE, 'professional'),
        priceMinor: 100,
        currency: 'usd',
      }),
    );
  };
  const asked = async (order: string, language = 'en') => {
    const input = { id: order, questionnaire_id: career, service: resumeService };
    const headers = { 'accept-language': language };
    return (await customer.call(getQuestionnaire, input, { headers })).body.data;
  };
  return { admin, customer, read, publish, newOrder, asked };
};
