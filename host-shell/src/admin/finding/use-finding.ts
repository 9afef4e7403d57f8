import { useOnline } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { useRemoteItems } from '../../menu/use-remote-items.ts';
import { isEnough, searchQuery } from './finding.queries.ts';
import { type Hit, toHit } from './hit.ts';
import { useKnownHits } from './known-places.ts';

const PAUSE = 150;

/** A text once somebody pauses. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** Whether somebody shows a page: a part that is switched off has none. */
const useHasPage = (): ((hit: Hit) => boolean) => {
  const { pages } = useRemoteItems();
  return ({ kind, to }) => kind === 'person' || pages.some(({ path }) => matchPath(path, to));
};

/** What is found by a text: pages and settings at once, everything else when the server has answered. */
export const useFinding = (typed: string) => {
  const text = typed.trim();
  const paused = usePaused(text);
  const isOnline = useOnline();
  const query = useQuery(searchQuery(isOnline ? paused : ''));
  const known = useKnownHits(isEnough(text) ? text : '');
  const hasPage = useHasPage();
  const isAnswered = paused === text;
  const found = isAnswered && query.data ? query.data.map(toHit).filter(hasPage) : [];
  return {
    text,
    isOnline,
    hits: isEnough(text) ? [...known.near, ...found, ...known.far] : [],
    isSearching: isOnline && isEnough(text) && (!isAnswered || query.isFetching),
    error: isAnswered && query.isError ? query.error : null,
    retry: () => void query.refetch(),
  };
};
