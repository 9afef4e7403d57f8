import type { SavedView } from '@portal/shared-contracts/admin';
import { useEvent } from '@portal/shared-contracts/react';
import type { ListPart } from '@portal/shared-ui/back-office';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** A rush of changes is one reading. */
const PAUSE = 2000;

/** However much changes, the counts are not read more often. */
const LEAST = 15_000;

const isSeen = (): boolean => document.visibilityState !== 'hidden';

/** Reads the counts again when rows of a list change: once for a rush, and not while nobody looks. */
export const useFreshCounts = (
  { refetch, dataUpdatedAt }: UseInfiniteQueryResult<InfiniteData<ListPart<SavedView>>>,
  isOpen: boolean,
): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  const latest = useRef({ refetch, dataUpdatedAt, isOpen });
  useEffect(() => {
    latest.current = { refetch, dataUpdatedAt, isOpen };
  });
  const read = useCallback((): void => {
    timer.current = undefined;
    if (!isDue.current || !isSeen() || !latest.current.isOpen) return;
    isDue.current = false;
    void latest.current.refetch();
  }, []);
  const plan = useCallback((): void => {
    const wait = latest.current.dataUpdatedAt + LEAST - Date.now();
    timer.current ??= setTimeout(read, Math.max(PAUSE, wait));
  }, [read]);
  useEvent('admin.changed', () => {
    isDue.current = true;
    plan();
  });
  useEffect(() => {
    // Whoever comes back reads what changed meanwhile.
    const come = (): void => {
      if (isDue.current && isSeen() && latest.current.isOpen) plan();
    };
    come();
    document.addEventListener('visibilitychange', come);
    return () => document.removeEventListener('visibilitychange', come);
  }, [isOpen, plan]);
  useEffect(() => () => clearTimeout(timer.current), []);
};
