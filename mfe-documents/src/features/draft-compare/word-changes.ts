import { diffArrays } from 'diff';

/** A stretch of text that stayed, came or went. */
export interface Change {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

// Two texts with nothing in common need no search for the smallest difference.
const MAX_EDITS = 3000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words, spaces and marks one by one; also for languages that write no spaces, such as Thai. */
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

const push = (changes: Change[], change: Change): void => {
  const last = changes.at(-1);
  if (change.text === '') return;
  if (last?.kind === change.kind) last.text += change.text;
  else changes.push({ ...change });
};

const wordChanges = (before: string, after: string): Change[] => {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_EDITS });
  if (!found)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return found.map((part) => ({
    kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
    text: part.value.join(''),
  }));
};

/** A space alone between two changes belongs to both: "and a" reads better than two single words. */
const joinOverSpaces = (changes: readonly Change[]): Change[] => {
  const joined: Change[] = [];
  let removed = '';
  let added = '';
  const settle = (): void => {
    push(joined, { kind: 'removed', text: removed });
    push(joined, { kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of changes.entries()) {
    const isBetween = removed + added !== '' && index < changes.length - 1;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isBetween && /^ +$/.test(text)) {
      removed += text;
      added += text;
    } else {
      settle();
      push(joined, { kind, text });
    }
  }
  settle();
  return joined;
};

/**
 * What changed between two texts, word by word. Paragraphs are matched first, so that the search for
 * changed words stays inside changed paragraphs.
 */
export const changesBetween = (before: string, after: string): Change[] => {
  const changes: Change[] = [];
  let removed = '';
  let added = '';
  const settle = (): void => {
    for (const change of wordChanges(removed, added)) push(changes, change);
    removed = '';
    added = '';
  };
  for (const part of diffArrays(
    linesOf(before.normalize('NFC')),
    linesOf(after.normalize('NFC')),
  )) {
    const text = part.value.join('');
    if (part.removed) removed += text;
    else if (part.added) added += text;
    else {
      settle();
      push(changes, { kind: 'same', text });
    }
  }
  settle();
  return joinOverSpaces(changes);
};
