import type { Domain } from '@portal/shared-contracts/admin';
import { ApiError } from '@portal/shared-contracts';
import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, FieldFrame, QueryStates, Section } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DomainCard } from './domain-card.tsx';
import { domainsQuery, useDomainAct } from './domains.queries.ts';

/** `/admin/settings/domains`: where the portal answers (BO-27, BO-28). */
export const DomainsSection = () => {
  const query = useQuery(domainsQuery());
  return (
    <>
      <AddDomain />
      <QueryStates query={query} skeleton="table">
        {(domains: readonly Domain[]) => (
          <>
            {domains.map((domain) => (
              <DomainCard key={domain.host} domain={domain} />
            ))}
          </>
        )}
      </QueryStates>
    </>
  );
};

const AddDomain = () => {
  const { t } = useTranslation('admin');
  const kept = useVault('new-domain', '', (stored) =>
    typeof stored === 'string' ? stored : undefined,
  );
  const { value: host, setValue: setHost } = kept;
  const { mutate, isPending, error } = useDomainAct('add');
  const atField = error instanceof ApiError ? error.errors['host'] : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate(host, {
          onSuccess: () => {
            setHost('');
            void kept.drop();
          },
        });
      }}
    >
      <Section title={t('domains.add')}>
        {error && !atField && <ErrorState error={error} />}
        <FieldFrame
          name="host"
          label={t('domains.host')}
          help={t('domains.help')}
          isRequired
          {...(atField ? { error: atField } : {})}
        >
          {(control) => (
            <TextField
              {...control}
              value={host}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => setHost(event.target.value)}
            />
          )}
        </FieldFrame>
        <Button type="primary" htmlType="submit" loading={isPending} disabled={host.trim() === ''}>
          {t('domains.add')}
        </Button>
      </Section>
    </form>
  );
};
