import type { APIRequestContext } from '@playwright/test';
import {
  moduleIds,
  type StaffOrder,
  type Step,
  stepFor,
  turnOf,
} from '@portal/shared-contracts/orders';
import { portalCommand } from '../../harness/portal/command.ts';
import { people } from '../../harness/people/sites.ts';
import { expect } from '../../harness/test.ts';
import { orderOf, pdfOf, serviceOf, uploadAs } from '../documents/seeded.ts';

type SiteKey = 'northwind' | 'acme';

/** A writer of a site who works through the API. */
export interface ApiWriter {
  site: SiteKey;
  api: APIRequestContext;
  /** A Word file to hand over; nothing where the site hides Word. */
  word: Buffer | null;
}

const post = async (api: APIRequestContext, path: string, data: object): Promise<void> => {
  const reply = await api.post(path, { data });
  expect(reply.status(), `${path} ${await reply.text()}`).toBe(200);
};

/** The Word file of a seeded order, as bytes to upload again. */
export const seededWord = async (customer: APIRequestContext): Promise<Buffer> => {
  const path = `${serviceOf('northwind', 'professional-resume')}/${orderOf('northwind', 'completed')}`;
  const reply = await customer.get(`/api/customer/orders/final/get/${path}`, {
    headers: { accept: 'application/json' },
  });
  const { data } = (await reply.json()) as { data: { dataWord: { key: string } } };
  return (await customer.get(`/api/file/download/${data.dataWord.key}`)).body();
};

/** The firm gives the order to the second writer, as its admin does on the command line. */
export const assignWriter = (site: SiteKey, id: string): Promise<string> =>
  portalCommand('order', 'assign', site, id, people.writer2);

/** What the portal asks of the writer now, and how far the order is. */
export const staffView = async (
  { api }: Pick<ApiWriter, 'api'>,
  id: string,
): Promise<{ step: Step | undefined; percent: number; waitsForAdmin: boolean }> => {
  const reply = await api.get(`/api/writer/orders/${id}`);
  expect(reply.status()).toBe(200);
  const { order } = (await reply.json()) as { order: StaffOrder };
  const turn = turnOf(order);
  return {
    step: stepFor(turn, 'writer'),
    percent: order.statusPercentage,
    waitsForAdmin: turn.step === 'approve-draft',
  };
};

const files = async ({ api, word }: ApiWriter, name: string) => ({
  dataPdf: await uploadAs(api, `${name}.pdf`, pdfOf(name)),
  dataWord: word && (await uploadAs(api, `${name}.docx`, word)),
});

const question = {
  type: 'textarea',
  text: 'What did that save?',
  key: 'saved',
  required: true,
  placeholder: '',
  options: [],
};

/** Takes the writer's step through the API. */
export const takeWriterStep = async (writer: ApiWriter, id: string, step: Step): Promise<void> => {
  const { api } = writer;
  const serviceId = step.serviceId ?? '';
  const params = { order_id: id, serviceId };
  const followUp = `/api/writer/orders/${id}/additional_questionnaire`;
  if (step.step === 'write-follow-up') {
    await post(api, `${followUp}/${serviceId}`, { data: [question] });
    await post(api, `${followUp}/publish/${serviceId}`, {});
  } else if (step.step === 'write-first-draft' || step.step === 'write-next-draft') {
    const data = {
      ...(await files(writer, 'Draft')),
      dataOther: null,
      additionalFiles: [],
      notes: '',
    };
    await post(api, '/api/writer/orders/revision/upload', { ...params, data });
  } else if (step.step === 'upload-final') {
    const taskId = moduleIds.finalDocument;
    const data = { ...(await files(writer, 'Final')), otherFiles: [], notes: 'Good luck' };
    await post(api, '/api/writer/orders/final/upload', { ...params, taskId, ...data });
  } else {
    const file = await uploadAs(api, 'Profile.pdf', pdfOf('Profile'));
    const data = { order_id: id, data: { file }, taskId: moduleIds.finalLinkedin };
    await post(api, '/api/writer/orders/linkedin/upload', data);
  }
};

/** The draft of this order's customer that waits for the admin, by the list of the command line. */
export const waitingDraft = async (site: SiteKey, lastName: string): Promise<string> => {
  const list = await portalCommand('draft', 'list', site);
  const line = list.split('\n').find((one) => one.includes(lastName));
  expect(line, list).toBeDefined();
  return line?.split(/\s/)[0] ?? '';
};
