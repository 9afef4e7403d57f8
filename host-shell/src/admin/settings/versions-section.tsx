import type { SettingsVersion } from '@portal/shared-contracts/admin';
import { DateText, QueryStates, Section, usePopup } from '@portal/shared-ui';
import { RefusedSave } from '@portal/shared-ui/back-office';
import { Button, Disclosure } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestore, versionsQuery } from './settings.queries.ts';
import { useSettingName } from './use-setting-name.ts';

const AT_FIRST = 20;

const shown = (value: unknown): string => {
  if (value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const Difference = ({ changes }: Pick<SettingsVersion, 'changes'>) => {
  const nameOf = useSettingName();
  return (
    <ul className="admin-changes">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <span>{nameOf(path)}</span>: <del>{shown(before)}</del> <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
};

/** Who changed which settings, and the way back (BO-15). */
export const VersionsSection = () => {
  const { t } = useTranslation('admin');
  const query = useQuery(versionsQuery());
  return (
    <Section title={t('settings.versions.title')}>
      <QueryStates query={query} skeleton="table">
        {(versions) =>
          versions.length === 0 ? (
            <p>{t('settings.versions.none')}</p>
          ) : (
            <VersionList versions={versions} newest={versions[0]?.version ?? 0} />
          )
        }
      </QueryStates>
    </Section>
  );
};

const VersionList = ({
  versions,
  newest,
}: {
  versions: readonly SettingsVersion[];
  newest: number;
}) => {
  const { t } = useTranslation(['admin', 'ui']);
  const [isWhole, setWhole] = useState(false);
  const popup = usePopup();
  const { mutate, isPending, variables, error } = useRestore();
  const restore = (version: number): void =>
    mutate(version, { onSuccess: () => popup.success(t('settings.saved')) });
  const shownVersions = isWhole ? versions : versions.slice(0, AT_FIRST);
  return (
    <>
      {error && <RefusedSave error={error} />}
      <ol className="admin-steps">
        {shownVersions.map(({ version, at, author, changes }) => (
          <li key={version} className="admin-step">
            <div className="admin-step-text">
              <Disclosure
                label={
                  <span>
                    {author ?? t('settings.versions.command')},{' '}
                    <DateText value={at} style="moment" />
                  </span>
                }
              >
                <Difference changes={changes} />
              </Disclosure>
            </div>
            {version !== newest && (
              <Button
                size="small"
                loading={isPending && variables === version}
                aria-label={t('settings.versions.restoreOne', { version })}
                onClick={() => restore(version)}
              >
                {t('settings.versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {shownVersions.length < versions.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('ui:more')}
        </Button>
      )}
    </>
  );
};
