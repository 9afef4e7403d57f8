import { productionEnvironment } from '../../../test/production-environment.ts';
import { moods, type FakeModel, fakeModel } from '../../../test/reviews/fake-model.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { toReviewModelConfig } from '../../kernel/config/review-model.config.ts';
import { chatModel } from './chat-model.ts';

let server: FakeModel;
beforeAll(async () => {
  server = await fakeModel();
});
afterAll(() => server.close());
afterEach(() => {
  server.asked = [];
  server.onAsked = () => undefined;
});

const LINES = ['Responsible for logistics at Harbour Ltd', 'Moved trucks'];
const remark = {
  tab: 'Language',
  quote: 'Responsible for logistics',
  reason: 'It names a duty, not a result.',
  suggestion: 'Led logistics of ___ trucks a day',
};
const model = (timeLimit?: () => AbortSignal) =>
  chatModel(
    { url: server.url, provider: 'Example AI', model: 'small-1', key: 'a-secret-key' },
    timeLimit ? { timeLimit } : {},
  );
const ask = (of = model()) => of.remark({ lines: LINES, language: 'de' });

test('RV-47 a model is asked in the chat of most model servers, with its key and the language of the review', async () => {
  server.mood = moods.says(remark);
  expect(await ask()).toEqual({ remarks: [remark] });
  const [asked] = server.asked;
  expect(asked).toMatchObject({ path: '/v1/chat/completions', model: 'small-1' });
  expect(asked?.headers.authorization).toBe('Bearer a-secret-key');
  expect(asked?.body).not.toContain('a-secret-key');
  expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(asked?.messages[0]?.content).toContain('in German');
  expect(asked?.messages[1]?.content).toBe(['BEGIN', ...LINES, 'END'].join('\n'));
});

test('RV-47 a fence around the answer is taken off, and of remarks only those of the agreed shape stay', async () => {
  const answer = JSON.stringify({
    suggestions: [
      { ...remark, reason: 'Read <a href="https://evil.example">this</a>', suggestion: null },
      { ...remark, tab: 'ATS' },
      { ...remark, quote: 'a' },
      { ...remark, reason: ' ' },
      { ...remark, reason: 'x'.repeat(501) },
      'no remark',
    ],
  });
  server.mood = moods.talks(`\`\`\`json\n${answer}\n\`\`\``);
  const reason = 'Read a href="https://evil.example"this/a';
  expect(await ask()).toEqual({ remarks: [{ ...remark, reason, suggestion: null }] });
  server.mood = moods.says(...Array.from({ length: 50 }, () => remark));
  expect(await ask()).toMatchObject({ remarks: { length: 6 } });
});

test.each([
  ['fails', moods.sends('{"error":"busy"}', 503), 'refused'],
  ['refuses the key', moods.sends('{"error":"key"}', 401), 'refused'],
  ['answers with a page', moods.sends('<html>Sign in</html>'), 'unreadable'],
  ['answers with other JSON', moods.sends('{"choices":[]}'), 'unreadable'],
  ['talks instead of JSON', moods.talks('I would be happy to help!'), 'unreadable'],
  ['sends JSON of another shape', moods.talks('{"suggestions":"none"}'), 'unreadable'],
  ['never stops', moods.floods(), 'too-large'],
  ['breaks off', moods.breaks(), 'unreachable'],
])('RV-47 a model that %s is silent', async (_title, mood, silence) => {
  server.mood = mood;
  expect(await ask()).toEqual({ silence });
});

test('RV-47 a question is not sent on to another address', async () => {
  const other = await fakeModel();
  server.mood = moods.redirects(`${other.url}/chat/completions`);
  expect(await ask()).toEqual({ silence: 'unreachable' });
  expect(other.asked).toEqual([]);
  await other.close();
});

test('RV-47 after its time a model is not waited for', async () => {
  const time = new AbortController();
  server.mood = moods.hangs();
  server.onAsked = () => time.abort();
  expect(await ask(model(() => time.signal))).toEqual({ silence: 'time' });
});

test('RV-47 a server that is not there is silent too', async () => {
  const gone = await fakeModel();
  await gone.close();
  const config = { url: gone.url, provider: 'Example AI', model: 'small-1', key: undefined };
  expect(await ask(chatModel(config))).toEqual({ silence: 'unreachable' });
});

test('RV-47 the environment names the model; half of it stops the process', () => {
  expect(toReviewModelConfig({})).toBeUndefined();
  const url = 'https://models.example/v1/';
  expect(() => toReviewModelConfig({ REVIEW_MODEL_URL: url })).toThrow('REVIEW_MODEL_NAME');
  expect(
    toReviewModelConfig({
      REVIEW_MODEL_URL: url,
      REVIEW_MODEL_NAME: 'Example AI',
      REVIEW_MODEL: 'small-1',
    }),
  ).toEqual({
    url: 'https://models.example/v1',
    provider: 'Example AI',
    model: 'small-1',
    key: undefined,
  });
});

test('RV-47 production reaches a model by TLS alone', () => {
  const model = { REVIEW_MODEL_NAME: 'Example AI', REVIEW_MODEL: 'small-1' };
  const start = (url: string) =>
    readConfig({ ...productionEnvironment, ...model, REVIEW_MODEL_URL: url });
  expect(() => start('http://models.example/v1')).toThrow('REVIEW_MODEL_URL');
  expect(start('https://models.example/v1').reviewModel?.provider).toBe('Example AI');
});
