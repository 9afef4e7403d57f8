/**
 * A storage of the browser that is always there. Where the browser has none, forbids it (a firm's
 * frame on a foreign page) or has no room left, what is written lives as long as the page.
 */
export class BrowserStorage implements Storage {
  readonly #open: () => Storage | null | undefined;
  /** What the browser did not take; it is newer than anything the browser holds under the same name. */
  readonly #memory = new Map<string, string>();

  constructor(open: () => Storage | null | undefined) {
    this.#open = open;
  }

  get length(): number {
    return this.#keys().length;
  }

  key(index: number): string | null {
    return this.#keys()[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#memory.get(key) ?? this.#ask((storage) => storage.getItem(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    const isTaken = this.#ask((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isTaken) this.#memory.delete(key);
    else this.#memory.set(key, value);
  }

  removeItem(key: string): void {
    this.#memory.delete(key);
    this.#ask((storage) => storage.removeItem(key));
  }

  clear(): void {
    this.#memory.clear();
    this.#ask((storage) => storage.clear());
  }

  #keys(): string[] {
    const held = this.#ask((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index)),
    );
    const names = [...(held ?? []), ...this.#memory.keys()].filter((name) => name !== null);
    return [...new Set(names)];
  }

  // Even naming the storage throws where it is forbidden, so each use asks anew.
  #ask<T>(question: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.#open();
      return storage ? question(storage) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** What this device keeps: the same for all tabs of the site, and after a restart. */
export const deviceStorage: Storage = new BrowserStorage(() => globalThis.localStorage);

/** What this tab keeps, until it is closed. */
export const tabStorage: Storage = new BrowserStorage(() => globalThis.sessionStorage);
