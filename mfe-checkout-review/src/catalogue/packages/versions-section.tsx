import { type Currency, toMajor } from '@portal/shared-contracts';
import type { PackageContent } from '@portal/shared-contracts/admin';
import { DateText, Money, QueryStates, Section } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { changedFields } from './package-values.ts';
import { packageVersionsQuery } from './packages.queries.ts';

interface Version {
  version: number;
  publishedAt: string;
  publishedBy: string | null;
  currency: Currency;
  content: PackageContent;
}

const VersionLine = ({ version, before }: { version: Version; before: Version | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { content, currency } = version;
  const fields = before ? changedFields(before.content, content) : [];
  return (
    <li>
      <strong>{t('versions.number', { number: version.version })}</strong>{' '}
      <DateText value={version.publishedAt} />{' '}
      {version.publishedBy && t('versions.by', { name: version.publishedBy })}
      <div>
        {content.name}, <Money amount={toMajor(content.priceMinor, currency)} currency={currency} />
      </div>
      {fields.length > 0 && (
        <div>
          {t('versions.changed', {
            fields: fields.map((field) => t(`form.fields.${field}`)).join(', '),
          })}
        </div>
      )}
    </li>
  );
};

/** What was published of a package, newest first, and what changed each time. */
export const VersionsSection = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useQuery(packageVersionsQuery(id));
  return (
    <Section title={t('versions.title')}>
      <QueryStates query={query} skeleton="form">
        {({ versions }) =>
          versions.length === 0 ? (
            <p>{t('versions.none')}</p>
          ) : (
            <ol className="cat-versions">
              {versions.map((version, index) => (
                <VersionLine key={version.version} version={version} before={versions[index + 1]} />
              ))}
            </ol>
          )
        }
      </QueryStates>
    </Section>
  );
};
