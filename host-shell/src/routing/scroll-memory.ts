import { z } from '@portal/shared-contracts/schema';
import { tabStorage } from '@portal/shared-contracts/storage';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const PATIENCE = 10_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const SLOT = 'portal.scroll';
const MOST = 100;

const places = z.record(z.string(), z.number());

/** Where the entries of this tab's history were left, also those of before a reload. */
const readPlaces = (): Map<string, number> => {
  try {
    return new Map(Object.entries(places.parse(JSON.parse(tabStorage.getItem(SLOT) ?? '{}'))));
  } catch {
    return new Map();
  }
};

/** Brings the page to a place as soon as its content reaches that far, unless somebody moves it first. */
const scrollWhenThere = (top: number): (() => void) => {
  const { documentElement: page, body } = document;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const arrive = (): void => {
    page.scrollTop = top;
    if (page.scrollHeight - page.clientHeight >= top) stop();
  };
  const observer = new ResizeObserver(arrive);
  const timer = setTimeout(stop, PATIENCE);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  observer.observe(body);
  arrive();
  return stop;
};

/** A new page begins at its top; the way back and forth leads to where each entry of the history was left. */
export const useScrollMemory = (): void => {
  const { key: entry, pathname } = useLocation();
  // The first entry of each document has the same name.
  const key = `${entry} ${pathname}`;
  const how = useNavigationType();
  const shown = useRef<{ key: string | undefined; path: string }>({ key, path: pathname });
  const [left] = useState(readPlaces);
  useEffect(() => {
    const note = (): void => {
      const { key: at } = shown.current;
      if (at !== undefined) left.set(at, document.documentElement.scrollTop);
    };
    // The browser moves the page for the entry that it goes to, before that one is drawn.
    const leave = (): void => {
      shown.current.key = undefined;
    };
    const keep = (): void =>
      tabStorage.setItem(SLOT, JSON.stringify(Object.fromEntries([...left].slice(-MOST))));
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('popstate', leave);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('popstate', leave);
      window.removeEventListener('pagehide', keep);
    };
  }, [left]);
  useLayoutEffect(() => {
    const isSamePage = shown.current.path === pathname;
    const page = document.documentElement;
    shown.current = { key, path: pathname };
    if (how === NavigationType.Pop) {
      const top = isSamePage ? undefined : left.get(key);
      return top === undefined ? undefined : scrollWhenThere(top);
    }
    if (!isSamePage) page.scrollTop = 0;
    left.set(key, page.scrollTop);
    return undefined;
  }, [key, pathname, how, left]);
};
