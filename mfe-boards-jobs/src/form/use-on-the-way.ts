import { useState } from 'react';

/** Which sending every text of the vault is on its way with, until it arrives or is typed on. */
const sendings = new Map<string, symbol>();

/** What {@link useOnTheWay} answers. */
interface OnTheWay {
  /** Whether the text was on its way when this form began. */
  wasAtFirst: boolean;
  /** The text leaves; call what it answers at the end, which tells whether nobody has typed on since. */
  send: () => () => boolean;
  /** From here on the vault has another text than the one that was sent. */
  type: () => void;
}

/** Tells a text of the vault that was sent from one that was typed since; a form may be left while it is sent. */
export const useOnTheWay = (key: string): OnTheWay => {
  const [wasAtFirst] = useState(() => sendings.has(key));
  return {
    wasAtFirst,
    send: () => {
      const sending = Symbol(key);
      sendings.set(key, sending);
      return () => sendings.get(key) === sending && sendings.delete(key);
    },
    type: () => void sendings.delete(key),
  };
};
