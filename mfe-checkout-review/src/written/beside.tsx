import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, EmptyState, Facts, QueryStates, Section } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deskQuery } from './reviews.queries.ts';
import { ADMIN_TEXTS } from './texts.ts';

/** What customers said, and how many visitors came how far in thirty days (BO-101, RV-59). */
export const Beside = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { user } = usePortal();
  const maySet = holdsArea(user?.admin, 'settings');
  return (
    <QueryStates query={useQuery(deskQuery())}>
      {({ testimonials, funnel, since }) => (
        <aside className="wr-beside" aria-label={t('beside.title')}>
          <Section
            title={t('beside.testimonials')}
            {...(maySet
              ? {
                  extra: (
                    <Link to={adminRoutes.settings({ section: 'reviews' })}>
                      {t('beside.change')}
                    </Link>
                  ),
                }
              : {})}
          >
            {testimonials.length === 0 && <EmptyState text={t('beside.none')} />}
            {testimonials.map(({ name, role, quote }) => (
              <figure key={`${name} ${quote}`} className="wr-testimonial">
                <blockquote>{quote}</blockquote>
                <figcaption className="cr-note">{role ? `${name} · ${role}` : name}</figcaption>
              </figure>
            ))}
          </Section>
          <Section title={t('beside.funnel')}>
            <p className="cr-note">
              {t('beside.since')} <DateText value={since} />
            </p>
            <Facts
              items={funnel.map(({ step, count }) => ({
                label: t(`steps.${step}`, { defaultValue: step }),
                value: count,
              }))}
            />
          </Section>
        </aside>
      )}
    </QueryStates>
  );
};
