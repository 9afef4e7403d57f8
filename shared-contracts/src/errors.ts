import { z } from '@portal/shared-contracts/schema';

/** Every error code of the portal with its HTTP status, once. */
export const errorCodes = {
  'bad-input': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'second-step-needed': 401,
  'payment-declined': 402,
  forbidden: 403,
  'header-missing': 403,
  'not-found': 404,
  conflict: 409,
  'already-done': 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  unprocessable: 422,
  'too-many-requests': 429,
  unexpected: 500,
  'provider-failed': 502,
  unavailable: 503,
} as const;

/** A code of the error table. */
export type ErrorCode = keyof typeof errorCodes;

/** A sentence before it is put into words: its code, and what it names. */
export const sentence = z.object({
  code: z.string().min(1).max(100),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A sentence before it is put into words. */
export type Sentence = Readonly<z.infer<typeof sentence>>;

/** The body of every failed call. */
export const errorBody = z.object({
  status: z.literal(false),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** The same sentence, for the pages that read `error` (QU-36, HS-68). */
  error: z.string().optional(),
  /** Field name to sentence, for forms. */
  errors: z.record(z.string(), z.string()).optional(),
  /** What `message` says, for programs; the codes stand in `refusals`. */
  refusal: sentence.optional(),
  /** The row as it stands now, where a save began with an earlier version of it. */
  current: z.unknown().optional(),
});

/** The parsed body of a failed call. */
export type ErrorBody = z.infer<typeof errorBody>;

/** Texts that the client shows when the server gives none (SC-33, SC-36, SC-37). */
export const errorTexts = {
  timeout: 'Timeout!',
  fallback: 'Please Try Again Later!',
  uploadFailed: 'Error Uploading File',
  uploadBroken: 'Something went wrong, try again later.',
  fileName: 'Please do not use any commas or apostrophes in the file name!',
} as const;

/** What the client could not do: the server's own code, or `timeout` when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'timeout' | 'bad-answer';
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** One line per value (SC-35). */
  readonly messages: readonly string[];
  /** Field name to sentence, when the server named fields. */
  readonly errors: Readonly<Record<string, string>>;
  /** What was refused, for programs: a code of the refusals. */
  readonly refusal: string | undefined;
  constructor(init: {
    code: ApiError['code'];
    status: number;
    messages: readonly string[];
    errors?: Readonly<Record<string, string>>;
    refusal?: string | undefined;
  }) {
    super(init.messages[0] ?? errorTexts.fallback);
    this.code = init.code;
    this.status = init.status;
    this.messages = init.messages.length > 0 ? init.messages : [errorTexts.fallback];
    this.errors = init.errors ?? {};
    this.refusal = init.refusal;
  }
}

const lines = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(lines);
  return [];
};

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/**
 * The lines to show for a failed reply: the first found of `message`, `data.message`,
 * `data.error`, `error`, `errors` (SC-34), `password_error` (HS-67); an object lists its values (SC-35).
 */
export const extractMessages = (body: unknown): string[] => {
  const data = field(body, 'data');
  const candidates = [
    field(body, 'message'),
    field(data, 'message'),
    field(data, 'error'),
    field(body, 'error'),
    field(body, 'errors'),
    field(body, 'password_error'),
  ];
  return candidates.map(lines).find((found) => found.length > 0) ?? [errorTexts.fallback];
};
