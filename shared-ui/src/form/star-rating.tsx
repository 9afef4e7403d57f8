import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '@portal/shared-contracts';
import { useTranslation } from 'react-i18next';
import { StarFilledIcon, StarIcon } from '../icons.ts';

const STARS = Array.from({ length: limits.rating.max }, (_, index) => index + limits.rating.min);

/** Props of {@link StarRating}. */
export interface StarRatingProps {
  /** What is rated. */
  label: string;
  /** 1 to 5, or nothing yet. */
  value: number | undefined;
  onChange?: (stars: number) => void;
  isReadOnly?: boolean;
}

const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

const nextStar = (key: string, from: number): number | undefined => {
  const { min, max } = limits.rating;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const move = moves[key];
  if (move === undefined) return undefined;
  const wanted = from + move;
  if (wanted > max) return min;
  return wanted < min ? max : wanted;
};

/** Whole stars 1 to 5 as a radio group: arrows move and choose, Tab enters and leaves once (SC-55). */
export const StarRating = ({ label, value, onChange, isReadOnly = false }: StarRatingProps) => {
  const { t } = useTranslation('ui');
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? value ?? 0;
  if (isReadOnly) {
    return (
      <span
        className="pui-stars"
        role="img"
        aria-label={`${label}: ${t('stars', { count: value ?? 0 })}`}
      >
        {STARS.map((star) =>
          star <= shown ? <StarFilledIcon key={star} /> : <StarIcon key={star} />,
        )}
      </span>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextStar(event.key, value ?? (event.key.startsWith('Arrow') ? 0 : 1));
    if (next === undefined) return;
    event.preventDefault();
    onChange?.(next);
    group.current?.querySelector<HTMLElement>(`[data-star="${next}"]`)?.focus();
  };
  return (
    <div className="pui-rating">
      <span id={labelId} className="pui-label">
        {label}
      </span>
      <div
        ref={group}
        className="pui-stars"
        role="radiogroup"
        aria-labelledby={labelId}
        onKeyDown={onKeyDown}
      >
        {STARS.map((star) => (
          <button
            key={star}
            type="button"
            role="radio"
            data-star={star}
            aria-checked={value === star}
            aria-label={t('stars', { count: star })}
            tabIndex={star === (value ?? limits.rating.min) ? 0 : -1}
            onClick={() => onChange?.(star)}
            onMouseEnter={() => setHovered(star)}
            onMouseLeave={() => setHovered(undefined)}
          >
            {star <= shown ? <StarFilledIcon /> : <StarIcon />}
          </button>
        ))}
      </div>
    </div>
  );
};
