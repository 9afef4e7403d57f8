import { z } from '@portal/shared-contracts/schema';
import type { TurnStep } from '../orders/turn.schema.ts';

type NoticeTable = Readonly<
  Record<string, { readonly params?: Readonly<Record<string, z.ZodType<string | number>>> }>
>;

// The compiler wants every step here, and none that is gone.
const steps: Readonly<Record<TurnStep, true>> = {
  'initial-questions': true,
  contract: true,
  questionnaire: true,
  'previous-document': true,
  'answer-follow-up': true,
  'review-draft': true,
  'assign-writer': true,
  'write-follow-up': true,
  'write-first-draft': true,
  'write-next-draft': true,
  'upload-final': true,
  'upload-linkedin': true,
  'approve-draft': true,
  'set-up': true,
  done: true,
};
const step = z.enum(Object.keys(steps) as TurnStep[]);

/** The order as people call it: its number and its package. */
const order = { number: z.string(), order: z.string() };
const part = { params: { number: z.string(), name: z.string() } } as const;
// The step has its own sentence, which names its module and its service.
const turn = { params: { ...order, step, title: z.string(), service: z.string() } } as const;

/**
 * Everything that a person is told in the bell: the code of the sentence and what it names. The words stand in
 * the server's bundles, in six languages, and are chosen when the notice is read.
 */
export const notices = {
  /** The customer's next step. */
  'customer-step': turn,
  /** The writer's next step. */
  'writer-step': turn,
  'order-assigned': { params: { ...order, customer: z.string() } },
  /** Somebody else's order, with a word from the firm. */
  'order-handed-over': { params: { ...order, customer: z.string(), note: z.string() } },
  'writer-changed': { params: { ...order, writer: z.string() } },
  'writer-sought': { params: order },
  'order-cancelled': { params: order },
  'follow-up-answered': { params: { number: z.string(), customer: z.string() } },
  'draft-approved': part,
  'draft-rejected': part,
  'final-ready': part,
  'linkedin-ready': part,
  'invoice-created': {},
  /** Stands for a notice of a newer server that this one cannot word. */
  news: {},
} as const satisfies NoticeTable;

/** What the wire's `action` says of notices that ask for a step: the step, or that a draft came back. */
export const stepNotices: readonly string[] = [
  ...Object.keys(steps),
  // Two steps of today were one before, and its notices may still wait.
  'write-draft',
  'draft-rejected',
];

/** The code of a notice. */
export type NoticeCode = keyof typeof notices;

/** The parameters of a notice. */
export type NoticeParams<C extends NoticeCode> = (typeof notices)[C] extends {
  readonly params: infer P extends Readonly<Record<string, z.ZodType<string | number>>>;
}
  ? { readonly [K in keyof P]: z.output<P[K]> }
  : Readonly<Record<string, never>>;

/** A notice before it is put into words. */
export type Notice = {
  [C in NoticeCode]: { readonly code: C; readonly params: NoticeParams<C> };
}[NoticeCode];

// Made once for each code: making a schema costs more than reading a notice with it.
const schemas = new Map<string, z.ZodType<Readonly<Record<string, string | number>>>>();

const schemaOf = (code: NoticeCode) => {
  const entry: NoticeTable[string] = notices[code];
  const schema = schemas.get(code) ?? z.object(entry.params ?? {});
  schemas.set(code, schema);
  return schema;
};

/**
 * A notice as it comes back from a store; `news` for one that this version does not know.
 *
 * @example
 * readNotice({ code: 'draft-approved', params: { name: 'Resume' } });
 */
export const readNotice = (raw: { code: string; params: unknown }): Notice => {
  if (!Object.hasOwn(notices, raw.code)) return { code: 'news', params: {} };
  const parsed = schemaOf(raw.code as NoticeCode).safeParse(raw.params);
  // The table gave the schema of this very code, which the compiler cannot follow.
  return parsed.success
    ? ({ code: raw.code, params: parsed.data } as Notice)
    : { code: 'news', params: {} };
};
