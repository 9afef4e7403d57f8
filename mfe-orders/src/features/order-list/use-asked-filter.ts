import { useEffect, useState } from 'react';

/** So long nothing is typed before the server is asked. */
const PAUSE = 250;

/** The filter as the server is asked with it: a search whole once its typing has stopped, everything else at once. */
export const useAskedFilter = <F extends { search?: string | undefined }>(filter: F): F => {
  const now = JSON.stringify(filter);
  const [asked, setAsked] = useState(now);
  const before = JSON.parse(asked) as F;
  const isTyping = before.search !== filter.search;
  if (!isTyping && asked !== now) setAsked(now);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(setAsked, PAUSE, now);
    return () => clearTimeout(timer);
  }, [isTyping, now]);
  return isTyping ? before : filter;
};
