import type { PaymentStorage } from '@portal/shared-contracts/payments';

/** The part of a browser's storage that payments use; it outlives reloads and servers. */
export const memoryStorage = (): PaymentStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
};
