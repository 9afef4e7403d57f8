import { RelativeTime, Section } from '@portal/shared-ui';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from './activity.ts';

const SHOWN_FIRST = 5;

/** What happened so far, latest first. */
export const ActivityList = ({ activity }: { activity: readonly Activity[] }) => {
  const { t } = useTranslation('orders');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? activity : activity.slice(0, SHOWN_FIRST);
  return (
    <Section title={t('activity.title')}>
      <ol className="orders-activity">
        {shown.map(({ key, at, title }) => (
          <li key={`${key}-${at}-${title ?? ''}`}>
            <span>{t(`activity.${key}`, { title })}</span>
            <span className="orders-muted">
              <RelativeTime value={at} />
            </span>
          </li>
        ))}
      </ol>
      {shown.length < activity.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {t('activity.all')}
        </Button>
      )}
    </Section>
  );
};
