import { randomUUID } from 'node:crypto';
import { getReviewState, getReviewTicket } from '@portal/shared-contracts/reviews';
import { until } from '../../../../test/chaos/patience.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { type FakeModel, fakeModel, moods } from '../../../../test/reviews/fake-model.ts';
import { RESUME, sendResume, worked } from '../../../../test/reviews/send-resume.ts';
import { chatModel } from '../../../adapters/models/chat-model.ts';

const time = new AbortController();
let server: FakeModel;
let portal: TestApp;
beforeAll(async () => {
  server = await fakeModel();
  server.mood = moods.hangs();
  portal = await createTestApp({
    config: {
      REVIEW_MODEL_URL: server.url,
      REVIEW_MODEL_NAME: 'Example AI',
      REVIEW_MODEL: 'small-1',
    },
    reviewModel: (of) => chatModel(of, { timeLimit: () => time.signal }),
  });
});
afterAll(async () => {
  time.abort();
  await portal.close();
  await server.close();
});

// Other words each time, since the same ones are not read twice.
const send = async (fields: Readonly<Record<string, string>> = {}): Promise<string> => {
  const text = `${RESUME}\nWords ${randomUUID()}`;
  return (await sendResume(portal, portal.visit(), { fields: { text, ...fields } })).body.id;
};

const stageOf = async (id: string) =>
  (await portal.visit().call(getReviewState, { id })).body.stage;

test('RV-47 nobody else waits for a model that says nothing', async () => {
  const { modelConsent } = (await portal.visit().call(getReviewTicket, {})).body;
  const slow: string[] = [];
  for (let place = 0; place < portal.platform.analyser.places; place += 1)
    slow.push(await send({ modelConsentVersion: modelConsent?.version ?? '' }));
  await until(() => server.asked.length === slow.length);
  const other = await send();
  await until(async () => (await stageOf(other)) === 'ready');
  const stages = async () => new Set(await Promise.all(slow.map(stageOf)));
  expect(await stages()).toEqual(new Set(['matching']));
  time.abort();
  await worked(portal);
  expect(await stages()).toEqual(new Set(['ready']));
});
