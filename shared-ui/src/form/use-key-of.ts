import { useRef } from 'react';

/** The idempotency key of what is being made. */
export interface KeyOf {
  /** The same content has the same key until it arrived, so a lost reply makes no second row; other content has another. */
  keyOf: (content: unknown) => string;
  /** From here on the same content makes another row. */
  arrived: () => void;
}

/** Keys for calls that make a row: one for each content, until its reply is there. */
export const useKeyOf = (): KeyOf => {
  const tried = useRef(new Map<string, string>());
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content);
      const key = tried.current.get(text) ?? crypto.randomUUID();
      tried.current.set(text, key);
      return key;
    },
    arrived: () => tried.current.clear(),
  };
};
