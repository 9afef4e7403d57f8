import type { ReviewModelConfig } from '../../kernel/config/review-model.config.ts';
import type { ModelAnswer, ReviewModel } from '../../kernel/reviews/review-model.ts';
import { modelQuestion } from './model-question.ts';
import { readModelReply } from './model-reply.ts';

/** A visitor waits for it: the review comes without a model that is slower. */
const MILLISECONDS = 8000;
const REPLY_BYTES = 64 * 1024;

/** What a test replaces. */
export interface ChatModelDependencies {
  /** Says when the time is over. */
  timeLimit: () => AbortSignal;
}

/** The body, or nothing where it is larger than any answer to the question. */
const readBounded = async (response: Response): Promise<string | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > REPLY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** A model behind the chat API that most model servers speak (docs/guides/review-model.md). */
export const chatModel = (
  { url, provider, model, key }: ReviewModelConfig,
  { timeLimit = () => AbortSignal.timeout(MILLISECONDS) }: Partial<ChatModelDependencies> = {},
): ReviewModel => {
  const ask = async (
    resume: Parameters<ReviewModel['remark']>[0],
    signal: AbortSignal,
  ): Promise<ModelAnswer> => {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages: modelQuestion(resume),
        temperature: 0,
        response_format: { type: 'json_object' },
      }),
      signal,
      // A key and a resume go to the address that the operator named, and nowhere else.
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { silence: 'refused' };
    }
    const body = await readBounded(response);
    if (body === undefined) return { silence: 'too-large' };
    const remarks = readModelReply(body);
    return remarks ? { remarks } : { silence: 'unreadable' };
  };
  return {
    provider,
    remark: async (resume) => {
      const signal = timeLimit();
      try {
        return await ask(resume, signal);
      } catch {
        // The failure may carry words of the reply: nothing of it is passed on.
        return { silence: signal.aborted ? 'time' : 'unreachable' };
      }
    },
  };
};

/** The model that the configuration names, or none. */
export const modelOf = (config: ReviewModelConfig | undefined): ReviewModel | undefined =>
  config && chatModel(config);
