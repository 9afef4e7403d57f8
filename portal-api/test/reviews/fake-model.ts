import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question as the fake got it. */
export interface AskedModel {
  path: string;
  headers: IncomingHttpHeaders;
  /** The whole body, to look for what must not be in it. */
  body: string;
  /** What stood in the chat. */
  messages: { role: string; content: string }[];
  model: string;
}

/** How the fake answers the next questions. */
export type ModelMood = (response: ServerResponse) => void;

const reply = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

const chat = (content: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 90, total_tokens: 990 },
  });

/** Ways of model servers, good and bad. */
export const moods = {
  /** Answers with these remarks, whatever they are. */
  says: (...suggestions: readonly unknown[]): ModelMood =>
    moods.talks(JSON.stringify({ suggestions })),
  /** Answers with a text of its own. */
  talks:
    (content: string): ModelMood =>
    (response) =>
      reply(response, 200, chat(content)),
  /** Answers with a body that is no chat. */
  sends:
    (body: string, status = 200): ModelMood =>
    (response) =>
      reply(response, status, body),
  /** Takes the question and says nothing. */
  hangs: (): ModelMood => () => undefined,
  /** Ends the connection in the middle of its answer. */
  breaks: (): ModelMood => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[');
    response.socket?.destroy();
  },
  /** Writes without an end. */
  floods: (): ModelMood => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  /** Sends the question on to somewhere else. */
  redirects:
    (location: string): ModelMood =>
    (response) =>
      void response.writeHead(307, { location }).end(),
} as const;

/** A model server for tests, in this process: it speaks the chat API, and behaves as it is told. */
export interface FakeModel {
  url: string;
  asked: AskedModel[];
  mood: ModelMood;
  /** Called with each question, before it is answered. */
  onAsked: () => void;
  close(): Promise<void>;
}

/** Starts one. */
export const fakeModel = async (): Promise<FakeModel> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const { messages, model } = JSON.parse(body) as Pick<AskedModel, 'messages' | 'model'>;
      const { url: path = '', headers } = request;
      fake.asked.push({ path, headers, body, messages, model });
      fake.mood(response);
      fake.onAsked();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    mood: moods.says(),
    onAsked: () => undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
};
