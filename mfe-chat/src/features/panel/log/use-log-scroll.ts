import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../conversation/conversation.ts';
import type { ConversationView } from '../../../conversation/conversation-store.ts';
import { anchorOf, keepAnchor, type LogAnchor } from './log-anchor.ts';
import { useInSight } from './use-in-sight.ts';

const NEAR = 48;

/** Keeps the log where the reader is: at the end while following, in place while older messages load. */
export const useLogScroll = (view: ConversationView, conversation: Conversation) => {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(end);
  const [isAtEnd, setAtEnd] = useState(true);
  // The place is decided when it is needed: a state of React may still be one scroll behind.
  const follows = useRef(true);
  const anchor = useRef<LogAnchor>(undefined);
  const lastTop = useRef(0);
  const first = view.messages[0]?.seq ?? 0;
  const count = view.messages.length + view.outgoing.length;

  const follow = useCallback((is: boolean) => {
    follows.current = is;
    setAtEnd(is);
  }, []);

  const settle = useCallback((): void => {
    const log = box.current;
    if (!log) return;
    if (follows.current) log.scrollTop = log.scrollHeight;
    else keepAnchor(log, anchor.current);
  }, []);

  const toLatest = useCallback(() => {
    follow(true);
    settle();
  }, [follow, settle]);

  // Who writes wants to see what was written, wherever the log stood.
  const writtenAt = view.outgoing.at(-1)?.at ?? 0;
  const lastWritten = useRef(0);
  useLayoutEffect(() => {
    if (writtenAt > lastWritten.current) toLatest();
    lastWritten.current = Math.max(writtenAt, lastWritten.current);
  }, [writtenAt, toLatest]);

  useLayoutEffect(settle, [first, count, settle]);

  // Pictures and lines get their height when they are drawn.
  useEffect(() => {
    const inner = content.current;
    if (!inner) return undefined;
    const watch = new ResizeObserver(settle);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [settle]);

  useEffect(() => {
    const read = () => {
      if (isInSight && document.visibilityState === 'visible') conversation.markRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [count, isInSight, conversation, view.status]);

  const onScroll = (): void => {
    const log = box.current;
    if (!log) return;
    const { scrollTop } = log;
    // Only who scrolls up leaves the end: a picture that grows moves it away, and no reader.
    if (log.scrollHeight - scrollTop - log.clientHeight < NEAR) follow(true);
    else if (scrollTop < lastTop.current) follow(false);
    lastTop.current = scrollTop;
    anchor.current = anchorOf(log);
    // Asked for a page ahead, so that who scrolls evenly meets no end.
    if (scrollTop < log.clientHeight) conversation.loadOlder();
  };
  return { box, content, end, isAtEnd, onScroll, toLatest };
};
