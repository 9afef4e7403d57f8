import {
  authenticate,
  PLATFORM_ACCOUNT,
  rightNeeded,
  secretKeyNeeded,
  wireAccount,
} from './sandbox-accounts.ts';
import { type Answer, failure, missing } from './sandbox-answers.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import type { SandboxRules } from './sandbox-rules.ts';

/** Lets a test or the environment delay or lose requests and replies of the sandbox. */
export interface SandboxFaults {
  /** Runs `work`; may wait, fail before it (a lost request) or fail after it (a lost reply). */
  around<T>(operation: string, work: () => Promise<T>): Promise<T>;
}

export const noFaults: SandboxFaults = { around: (_operation, work) => work() };

const route = (
  rules: SandboxRules,
  method: string,
  path: string,
  form: URLSearchParams,
): Promise<Answer> => {
  const [, , resource, id = '', action] = path.split('/');
  const intentId = form.get('payment_intent') ?? '';
  if (method === 'GET' && intentId === '' && id === '') {
    if (resource === 'charges') return rules.allCharges(form);
    if (resource === 'disputes') return rules.allDisputes(form);
    if (resource === 'refunds') return rules.allRefunds(form);
  }
  if (method === 'GET' && resource === 'charges') return rules.charges(intentId);
  if (method === 'GET' && resource === 'disputes') return rules.disputes(intentId);
  if (resource === 'payment_intents') {
    if (method === 'GET') return rules.retrieve(id);
    if (action === 'confirm') return rules.confirm(id, form.get('payment_method') ?? '');
    if (action === 'cancel') return rules.cancel(id);
    if (id === '') return rules.create(form);
  }
  if (method === 'GET' && resource === 'refunds') return rules.refunds(intentId);
  if (resource === 'refunds') return rules.refund(intentId, form);
  return Promise.resolve(missing(`resource ${path}`));
};

// Requests at work in this process; one that a dead process left unanswered is done again.
const inProgress = new Set<string>();

type Work = () => Promise<Answer>;

const perform = async (books: SandboxBooks, key: string, work: Work): Promise<Answer> => {
  const answer = await work();
  await books.answerRequest(key, answer.status, JSON.stringify(answer.body));
  return answer;
};

const inUse = (): Answer =>
  failure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  });

/** What was answered before, or nothing while nobody has answered. */
const earlierAnswer = async (
  books: SandboxBooks,
  key: string,
  fingerprint: string,
): Promise<Answer | undefined> => {
  const first = await books.findRequest(key);
  if (!first) return undefined;
  if (first.fingerprint !== fingerprint)
    return failure(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  if (first.status === null || first.body === null) return undefined;
  return { status: first.status, body: JSON.parse(first.body) as unknown };
};

const once = async (
  books: SandboxBooks,
  key: string | null,
  fingerprint: string,
  work: Work,
): Promise<Answer> => {
  if (!key) return work();
  // Noted before the books are asked: their answer to a claim may come after somebody else has found it.
  if (inProgress.has(key)) return (await earlierAnswer(books, key, fingerprint)) ?? inUse();
  inProgress.add(key);
  try {
    if (await books.claimRequest(key, fingerprint)) return await perform(books, key, work);
    const earlier = await earlierAnswer(books, key, fingerprint);
    return earlier ?? (await perform(books, key, work));
  } finally {
    inProgress.delete(key);
  }
};

/** The sandbox of one account: its rules and its books. */
export interface AccountSandbox {
  rules: SandboxRules;
  books: SandboxBooks;
}

type OpenAccount = (account: string) => AccountSandbox;

const answerPublic = async (
  { books, rules }: AccountSandbox,
  { method, url }: Request,
): Promise<Answer> => {
  const { pathname, searchParams } = new URL(url);
  const id = /^\/v1\/payment_intents\/(\w+)$/.exec(pathname)?.[1];
  if (method !== 'GET' || id === undefined) return secretKeyNeeded();
  const intent = await books.findIntent(id);
  const isKnown = intent?.client_secret === searchParams.get('client_secret');
  return isKnown ? rules.retrieve(id) : missing(`payment_intent: '${id}'`);
};

const LISTS = /^\/v1\/(?:charges|refunds|disputes)$/;

const answerAsked = async (open: OpenAccount, request: Request): Promise<Answer> => {
  const asking = authenticate(request.headers.get('authorization'));
  if ('status' in asking) return asking;
  const { account, isPublic, isRestricted } = asking;
  const sandbox = open(account);
  if (isPublic) return answerPublic(sandbox, request);
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  if (isRestricted && method === 'GET' && LISTS.test(pathname)) return rightNeeded();
  if (pathname === '/v1/account') return wireAccount(account);
  const body = await request.text();
  const named = method === 'POST' ? request.headers.get('idempotency-key') : null;
  // Each account has its own keys for repeated calls.
  const key = named && account !== PLATFORM_ACCOUNT ? `${account}:${named}` : named;
  return once(sandbox.books, key, `${method} ${pathname} ${body}`, () =>
    route(sandbox.rules, method, pathname, new URLSearchParams(body || search)),
  );
};

/** The card provider's HTTP API in this process: a `fetch` that the provider's own SDK talks to. */
export const sandboxFetch =
  (open: OpenAccount, faults: SandboxFaults): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const operation = `${request.method} ${new URL(request.url).pathname}`;
    const answer = await faults.around(operation, () => answerAsked(open, request));
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json', 'request-id': 'req_sandbox' },
    });
  };
