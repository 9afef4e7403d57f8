/** Answers that the page asked for before any code of it ran, by path with query. */
type FirstReads = Record<string, Promise<Response | undefined> | undefined>;

// Whoever looks for an answer later than this wants a fresh one.
const FRESH_FOR = 20_000;

const waiting = (): FirstReads | undefined =>
  (globalThis as { portalReads?: FirstReads }).portalReads;

/** The answer that waits for this call, once; nothing when it did not come or is no longer fresh. */
export const takeFirstRead = async (address: string): Promise<Response | undefined> => {
  const reads = waiting();
  const read = reads?.[address];
  if (!reads || !read) return undefined;
  reads[address] = undefined;
  if (performance.now() > FRESH_FOR) return undefined;
  const response = await read.catch(() => undefined);
  // What was refused is asked for again, so that the refusal is met in one place.
  return response?.ok ? response : undefined;
};

/** Forgets what waits: something was changed, or somebody else signed in. */
export const forgetFirstReads = (): void => {
  const reads = waiting();
  for (const address of Object.keys(reads ?? {})) if (reads) reads[address] = undefined;
};
