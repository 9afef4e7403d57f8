/** A journal of the vault that lives as long as a test, as localStorage outlives a page. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  isFull = false;
  get length(): number {
    return this.#items.size;
  }
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null;
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.#items.set(key, value);
  };
  removeItem = (key: string): void => void this.#items.delete(key);
  clear = (): void => this.#items.clear();
}
