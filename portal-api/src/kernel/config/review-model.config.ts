import { z } from 'zod';

/** A language model that the free review may ask (RV-47). */
export interface ReviewModelConfig {
  /** Address up to the version, e.g. `https://models.example/v1`. */
  url: string;
  /** What the visitor reads: who gets the text. */
  provider: string;
  /** What the provider calls the model. */
  model: string;
  /** Missing for a server of one's own that asks for none. */
  key: string | undefined;
}

/** Variables that name the model; without its address no text leaves and nobody is asked for a consent. */
export const reviewModelEnvironment = {
  REVIEW_MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'API of a language model for the free review, up to its version, e.g. https://models.example/v1; without it none is asked',
    ),
  REVIEW_MODEL_NAME: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe('Who runs the model, as visitors read it before they agree'),
  REVIEW_MODEL: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('What the API calls the model'),
  REVIEW_MODEL_KEY: z.string().min(1).optional().describe('Key of the API of the model'),
};

/** The model, or nothing when no address is set. */
export const toReviewModelConfig = (
  env: z.output<z.ZodObject<typeof reviewModelEnvironment>>,
): ReviewModelConfig | undefined => {
  if (!env.REVIEW_MODEL_URL) return undefined;
  if (!env.REVIEW_MODEL_NAME || !env.REVIEW_MODEL)
    throw new Error('REVIEW_MODEL_URL needs REVIEW_MODEL_NAME and REVIEW_MODEL.');
  return {
    url: env.REVIEW_MODEL_URL.replace(/\/$/, ''),
    provider: env.REVIEW_MODEL_NAME,
    model: env.REVIEW_MODEL,
    key: env.REVIEW_MODEL_KEY,
  };
};
