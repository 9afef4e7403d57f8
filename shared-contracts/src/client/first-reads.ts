/** Answers that the page asked for before any code of it ran, by path with query. */
type FirstReads = Record<string, Promise<Response | undefined> | undefined>;

interface ReadAhead {
  readonly answer: Promise<Response | undefined>;
  readonly since: number;
}

// Whoever looks for an answer later than this wants a fresh one.
const FRESH_FOR = 20_000;

// Somebody points at a link well before they press it, and may never do so.
const AHEAD_FOR = 5_000;

const ahead = new Map<string, ReadAhead>();

const waiting = (): FirstReads | undefined =>
  (globalThis as { portalReads?: FirstReads }).portalReads;

const takeFromPage = (address: string): Promise<Response | undefined> | undefined => {
  const reads = waiting();
  const read = reads?.[address];
  if (!reads || !read) return undefined;
  reads[address] = undefined;
  return performance.now() > FRESH_FOR ? undefined : read;
};

const isFresh = ({ since }: ReadAhead): boolean => performance.now() - since <= AHEAD_FOR;

const takeAhead = (address: string): Promise<Response | undefined> | undefined => {
  const read = ahead.get(address);
  ahead.delete(address);
  return read && isFresh(read) ? read.answer : undefined;
};

/** Keeps an answer that was asked for early; `ask` is only called when none is waiting. */
export const keepAhead = (address: string, ask: () => Promise<Response>): void => {
  const known = ahead.get(address);
  if (known && isFresh(known)) return;
  ahead.set(address, { answer: ask().catch(() => undefined), since: performance.now() });
};

/** An answer whose whole body is here. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

const read = async (answer: Promise<Response | undefined>): Promise<Answer | undefined> => {
  const response = await answer;
  // What was refused is asked for again, so that the refusal is met in one place.
  return response?.ok ? { status: response.status, text: await response.text() } : undefined;
};

/** The answer that waits for this call, once; nothing when it did not come in time, broke off or is no longer fresh. */
export const takeFirstRead = async (
  address: string,
  patience: number,
): Promise<Answer | undefined> => {
  const answer = takeFromPage(address) ?? takeAhead(address);
  if (!answer) return undefined;
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patience, undefined);
  const inTime = read(answer).catch(() => undefined);
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
};

/** Forgets every answer that waits for its call: something was changed since it was asked for, or somebody else signed in. */
export const forgetFirstReads = (): void => {
  ahead.clear();
  const reads = waiting();
  for (const address of Object.keys(reads ?? {})) if (reads) reads[address] = undefined;
};

/** Makes a change; what was asked for before its end may tell of the time before it, even where its reply was lost. */
export const asChange = async <T>(change: () => Promise<T>): Promise<T> => {
  forgetFirstReads();
  try {
    return await change();
  } finally {
    forgetFirstReads();
  }
};
