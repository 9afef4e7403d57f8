import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Conversation } from '../../../conversation/conversation.ts';
import type { ConversationView } from '../../../conversation/conversation-store.ts';
import { anchorOf, keepAnchor, type LogAnchor } from './log-anchor.ts';
import { useMarkRead } from './use-mark-read.ts';

const NEAR = 48;

// Pictures and lines get their height only when they are drawn.
const useResize = (content: RefObject<HTMLElement | null>, onResize: () => void): void => {
  useEffect(() => {
    const inner = content.current;
    if (!inner) return undefined;
    const observer = new ResizeObserver(onResize);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [content, onResize]);
};

/** Keeps the log where the reader is: at the end while following, at the same line while older messages load. */
export const useLogScroll = (view: ConversationView, conversation: Conversation) => {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  // Read while scrolling, when a state of React may still be one scroll behind.
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

  // People want to see what they have just written, wherever the log stood.
  const writtenAt = view.outgoing.at(-1)?.at ?? 0;
  const lastWritten = useRef(0);
  useLayoutEffect(() => {
    if (writtenAt > lastWritten.current) toLatest();
    lastWritten.current = Math.max(writtenAt, lastWritten.current);
  }, [writtenAt, toLatest]);

  useLayoutEffect(settle, [first, count, settle]);

  useResize(content, settle);
  useMarkRead(end, view, conversation);

  const onScroll = (): void => {
    const log = box.current;
    if (!log) return;
    const { scrollTop } = log;
    // Only scrolling up leaves the end; a growing picture moves the end away without anybody scrolling.
    if (log.scrollHeight - scrollTop - log.clientHeight < NEAR) follow(true);
    else if (scrollTop < lastTop.current) follow(false);
    lastTop.current = scrollTop;
    anchor.current = anchorOf(log);
    // One screen ahead, so that steady scrolling never has to wait.
    if (scrollTop < log.clientHeight) conversation.loadOlder();
  };
  return { box, content, end, isAtEnd, onScroll, toLatest };
};
