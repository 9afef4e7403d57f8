import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { REMEMBERED_COPIES } from './kept-questions.ts';
import { isSame, type Fields } from './stored-questions.ts';

/**
 * Copies that this person sent lately. A save can reach the server while its reply gets lost; what the
 * server then has looks like somebody else's copy and is the person's own.
 */
export class OwnCopies {
  #copies: readonly Fields[] = [];
  readonly #start: Fields;

  /** Starts with what the server had. */
  constructor(start: Fields) {
    this.#start = start;
  }

  add = (...copies: readonly Fields[]): void => {
    this.#copies = [...this.#copies, ...copies].slice(-REMEMBERED_COPIES);
  };

  has = (fields: Fields): boolean =>
    [this.#start, ...this.#copies].some((copy) => isSame(copy, fields));

  list = (): QuestionnaireField[][] => this.#copies.map((copy) => [...copy]);
}
