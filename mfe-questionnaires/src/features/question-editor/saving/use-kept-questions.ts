import { usePortal, useVault } from '@portal/shared-contracts/react';
import { useStable } from '@portal/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { useIsOpen } from '../../../use-is-open.ts';
import { type KeptQuestions, parseKeptQuestions } from './kept-questions.ts';
import { isSame, type Fields, type StoredQuestions } from './stored-questions.ts';

/** The questions as the person sees them; the vault keeps them until the server has them. */
export const useKeptQuestions = (vaultKey: string, stored: StoredQuestions) => {
  const { vault } = usePortal();
  const { setValue, drop, ...kept } = useVault(
    vaultKey,
    { fields: [...stored.fields], baseVersion: stored.version, recent: [] },
    parseKeptQuestions,
  );
  const newest = useRef<Fields>(kept.value.fields);
  useLayoutEffect(() => {
    newest.current = kept.value.fields;
  }, [kept.value]);
  // A page that was left goes on sending and no longer writes: the vault may hold what was typed since.
  const isOpen = useIsOpen();
  const keep = useStable((next: KeptQuestions): void => {
    if (!isOpen()) return;
    newest.current = next.fields;
    setValue(next);
  });
  const forget = useStable(async (sent: Fields): Promise<void> => {
    // Another tab may hold edits of its own that are not sent yet: those stay.
    if (isOpen()) return drop();
    const found = parseKeptQuestions((await vault?.peek(vaultKey))?.value);
    if (found && isSame(found.fields, sent)) await vault?.drop(vaultKey);
  });
  return { ...kept, newest, keep, forget, drop };
};
