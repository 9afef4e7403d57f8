/** Collects conditions and their values under the numbers that the values get. */
export class Conditions {
  readonly #parts: string[] = [];
  readonly params: unknown[] = [];

  /** `sql` has a `?` for each value. */
  add(sql: string, ...values: readonly unknown[]): void {
    let at = this.params.length;
    this.params.push(...values);
    this.#parts.push(sql.replaceAll('?', () => `$${(at += 1)}`));
  }

  /** The number of a value that a part names more than once. */
  place(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  get sql(): string {
    return this.#parts.join(' and ');
  }
}
