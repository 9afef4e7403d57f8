import type { z } from '@portal/shared-contracts/schema';
import { type ErrorCode, errorCodes, type Sentence } from '../errors.ts';
import { operatorRefusals } from './operator-refusals.ts';
import { refusals } from './refusals.ts';

const table = { ...refusals, ...operatorRefusals };

/** The code of a refusal. */
export type RefusalCode = keyof typeof table;

type NoParams = Readonly<Record<string, never>>;

/** The parameters of a refusal's sentence. */
export type RefusalParams<C extends RefusalCode> = (typeof table)[C] extends {
  readonly params: infer P extends Readonly<Record<string, z.ZodType<string | number>>>;
}
  ? { readonly [K in keyof P]: z.output<P[K]> }
  : NoParams;

/** The code of a refusal whose sentence names nothing. */
export type PlainRefusalCode = {
  [C in RefusalCode]: RefusalParams<C> extends NoParams ? C : never;
}[RefusalCode];

type NamingRefusalCode = Exclude<RefusalCode, PlainRefusalCode>;

/** The sentence of a refusal. */
export type RefusalSentence =
  | { readonly code: PlainRefusalCode; readonly params: NoParams }
  | {
      [C in NamingRefusalCode]: { readonly code: C; readonly params: RefusalParams<C> };
    }[NamingRefusalCode];

/** The field at which the refusal's own sentence stands, or other sentences by field. */
export type RefusedFields = string | Readonly<Record<string, RefusalSentence>>;

type Rest<C extends RefusalCode> =
  RefusalParams<C> extends NoParams
    ? [params?: NoParams, fields?: RefusedFields]
    : [params: RefusalParams<C>, fields?: RefusedFields];

/**
 * A call that is refused: a code and its parameters, which are put into words where they leave the server.
 *
 * @example
 * throw new Refusal('order-unknown');
 * throw new Refusal('tip-too-small', { least: 5 }, 'tip');
 */
export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly sentence: Sentence & { readonly code: C };
  /** What stands at each field of a form. */
  readonly fields: Readonly<Record<string, Sentence>> | undefined;
  /** The row as it stands now, where a save began with an earlier version of it. */
  current: unknown;
  constructor(code: C, ...[params, fields]: Rest<C>) {
    // Without the parameters: they may name a person, and this text goes into logs.
    super(code);
    this.sentence = { code, params: params ?? {} };
    this.fields = typeof fields === 'string' ? { [fields]: this.sentence } : fields;
  }
  /** The class of the error table, `code` on the wire. */
  get code(): ErrorCode {
    return table[this.sentence.code].error;
  }
  get status(): number {
    return errorCodes[this.code];
  }
}

/** The refusal of a sentence that is at hand, e.g. kept with a payment; one that nobody knows any more says little. */
export const refusalOf = ({ code, params }: Sentence, fields?: RefusedFields): Refusal =>
  Object.hasOwn(table, code)
    ? // The table's own types end where a sentence comes back from a store.
      new Refusal(code as 'order-unknown', params as NoParams, fields)
    : new Refusal('unexpected-failure', {}, fields);
