import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from message to message, so that a long log is one stop of the Tab key and not hundreds. */
export const moveInLog = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const log = event.currentTarget;
  const from = document.activeElement;
  const isOnLine = from === log || from?.localName === 'article';
  if (step === undefined || !isOnLine) return;
  const lines = [...log.querySelectorAll('article')];
  const at = lines.findIndex((line) => line === from);
  const next = at < 0 ? lines.at(-1) : lines[at + step];
  event.preventDefault();
  next?.focus();
};
