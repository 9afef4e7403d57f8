import { limits } from '@portal/shared-contracts';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '@portal/shared-ui/icons';
import { useReducedMotion } from '@portal/shared-ui/theme';
import { Button } from '@portal/shared-ui/controls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a customer said. */
export interface Testimonial {
  name: string;
  role: string;
  quote: string;
}

const useRotation = (count: number) => {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<'playing' | 'paused'>();
  const isPlaying = count > 1 && (chosen ?? (reducedMotion ? 'paused' : 'playing')) === 'playing';
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(
      () => setIndex((old) => (old + 1) % count),
      limits.testimonialInterval,
    );
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  const step = (by: number): void => {
    setChosen('paused');
    setIndex((old) => (old + by + count) % count);
  };
  return { index, isPlaying, step, toggle: () => setChosen(isPlaying ? 'paused' : 'playing') };
};

/** One testimonial at a time, five seconds each; it can be paused and starts paused with reduced motion. */
export const Testimonials = ({ items }: { items: readonly Testimonial[] }) => {
  const { t } = useTranslation('checkout');
  const { index, isPlaying, step, toggle } = useRotation(items.length);
  const item = items[index];
  if (!item) return null;
  return (
    <section
      className="cr-card cr-testimonials"
      role="group"
      aria-roledescription={t('testimonials.kind')}
      aria-labelledby="testimonials-title"
    >
      <h2 id="testimonials-title">{t('testimonials.title')}</h2>
      <figure aria-live={isPlaying ? 'off' : 'polite'}>
        <blockquote>{item.quote}</blockquote>
        <figcaption>
          {item.name}
          {item.role && <span className="cr-note"> · {item.role}</span>}
        </figcaption>
      </figure>
      {items.length > 1 && (
        <div className="cr-carousel-buttons">
          <Button
            aria-label={t('testimonials.previous')}
            icon={<ArrowLeftIcon />}
            onClick={() => step(-1)}
          />
          <Button
            aria-label={t(isPlaying ? 'testimonials.pause' : 'testimonials.play')}
            icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
          <Button
            aria-label={t('testimonials.next')}
            icon={<ArrowRightIcon />}
            onClick={() => step(1)}
          />
          <span className="cr-note">
            {t('testimonials.position', { position: index + 1, count: items.length })}
          </span>
        </div>
      )}
    </section>
  );
};
