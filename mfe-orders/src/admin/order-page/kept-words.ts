import { useVault } from '@portal/shared-contracts/react';
import { useLayoutEffect, useRef } from 'react';

const asText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/** Words about an order, kept on this device until they are sent. */
export const useKeptWords = (key: string) => {
  const { value, setValue, clear } = useVault(key, '', asText);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return {
    value,
    setValue,
    /** Call it once they arrived; words that were typed since stay. */
    letGo: (sent: string): void => {
      if (latest.current.trim() !== sent) return;
      setValue('');
      void clear();
    },
  };
};
