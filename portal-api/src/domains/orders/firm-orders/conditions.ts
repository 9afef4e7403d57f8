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

  get sql(): string {
    return this.#parts.join(' and ');
  }
}
