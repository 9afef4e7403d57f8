import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { REMEMBERED_COPIES } from './kept-questions.ts';
import { isSame, type Fields } from './stored-questions.ts';

/**
 * The copy that the edits began with, and those that this person sent lately. A save can reach the server
 * while its reply gets lost; what the server then has looks like somebody else's copy and is the person's own.
 */
export class OwnCopies {
  #base: Fields | undefined;
  #copies: readonly Fields[] = [];

  /** Starts with what the server had. */
  constructor(base: Fields) {
    this.#base = base;
  }

  /** The edits begin with another copy, or with one that nobody remembers. */
  startFrom = (base: Fields | undefined): void => {
    this.#base = base;
  };

  add = (...copies: readonly Fields[]): void => {
    this.#copies = [...this.#copies, ...copies].slice(-REMEMBERED_COPIES);
  };

  /** Whoever saved something else beside the copy of the beginning changed no question. */
  has = (fields: Fields): boolean =>
    [this.#base, ...this.#copies].some((copy) => copy && isSame(copy, fields));

  /** As the vault keeps them. */
  toKeep = (): { base?: QuestionnaireField[]; recent: QuestionnaireField[][] } => ({
    ...(this.#base ? { base: [...this.#base] } : {}),
    recent: this.#copies.map((copy) => [...copy]),
  });
}
