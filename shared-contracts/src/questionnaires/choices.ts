import { z } from '@portal/shared-contracts/schema';

/** One entry of a fixed list: the wire value, and the key of its translation. */
export interface Choice<V extends string = string> {
  readonly value: V;
  readonly key: string;
}

/** A fixed list, with its values as types. */
export const choices = <const C extends readonly Choice[]>(list: C): C => list;

/** The values of a fixed list as a schema. */
export const oneOf = <const C extends readonly Choice[]>(list: C) =>
  z.enum(list.map((choice) => choice.value) as C[number]['value'][]);
