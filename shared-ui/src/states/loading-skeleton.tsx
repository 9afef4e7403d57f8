import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';

/** What is loading; the skeleton takes that shape. */
export type SkeletonShape = 'page' | 'table' | 'cards' | 'form' | 'text' | 'chat';

/** Props of {@link LoadingSkeleton}. */
export interface LoadingSkeletonProps {
  shape?: SkeletonShape;
  /** Rows, cards or fields. */
  count?: number;
}

/** Answers that are quicker than this show no skeleton, in milliseconds. */
const DELAY = 150;

const parts: Record<SkeletonShape, readonly string[]> = {
  page: ['title', 'line', 'block', 'block'],
  table: ['row'],
  cards: ['card'],
  form: ['label', 'input'],
  text: ['line', 'line', 'short'],
  chat: ['bubble', 'bubble-own'],
};

const defaultCount: Record<SkeletonShape, number> = {
  page: 1,
  table: 6,
  cards: 3,
  form: 4,
  text: 1,
  chat: 3,
};

/** A grey outline of what is coming; quick answers never flash it. */
export const LoadingSkeleton = ({ shape = 'page', count }: LoadingSkeletonProps) => {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  const repeat = count ?? defaultCount[shape];
  return (
    <div className={`pui-skeleton pui-skeleton-${shape}`} aria-busy="true" data-shown={isShown}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: repeat }, (_, index) =>
        parts[shape].map((part, partIndex) => (
          <div
            key={`${index}-${partIndex}`}
            className={`pui-bone pui-bone-${part}`}
            aria-hidden="true"
          />
        )),
      )}
    </div>
  );
};
