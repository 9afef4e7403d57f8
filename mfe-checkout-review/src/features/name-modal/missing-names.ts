import { isKnown, type Critique } from '@portal/shared-contracts/reviews';

/** A name that a resume may lack. */
export type NameField = 'firstName' | 'lastName' | 'email';
const fields: readonly NameField[] = ['firstName', 'lastName', 'email'];

/** The fields that the resume did not state; the word `null` counts as missing (CR-13). */
export const missingNames = (critique: Pick<Critique, NameField>): NameField[] =>
  fields.filter((field) => !isKnown(critique[field]));
