import { limits } from '@portal/shared-contracts';
import { ErrorState } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { packageNamesQuery } from '../coupons/coupons.queries.ts';
import { RowField, RowLine } from '../rows/row-fields.tsx';
import type { RowForm } from '../rows/use-row-form.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import type { LinkValues } from './link-values.ts';

export const LinkFields = ({ form }: { form: RowForm<LinkValues> }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { data, error, isFetching, refetch } = useQuery(packageNamesQuery());
  const called = (field: keyof LinkValues): string => t(`links.fields.${field}`);
  const of = <F extends keyof LinkValues>(field: F) => ({ form, field, label: called(field) });
  const sold = data?.items.filter(({ _id, state }) => {
    const isChosen = _id === form.values.packageId;
    return isChosen || state === 'published';
  });
  return (
    <>
      <RowLine
        {...of('slug')}
        isRequired
        prefix="/buy/"
        help={t('links.help.slug')}
        maxLength={limits.checkoutSlug.max}
        as={(typed) => typed.toLowerCase()}
      />
      <RowField {...of('packageId')} isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            value={form.values.packageId}
            onChoose={(id) => form.type('packageId', id)}
            options={[
              { value: '', label: t('links.choosePackage') },
              ...(sold ?? []).map(({ _id, name, publishedName }) => ({
                value: _id,
                label: publishedName ?? name,
              })),
            ]}
          />
        )}
      </RowField>
      {error && !data && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <RowLine {...of('couponCode')} as={(typed) => typed.toUpperCase()} />
      <RowLine {...of('expiresAt')} type="date" help={t('coupons.help.endsAt')} />
      <RowLine {...of('maxUses')} inputMode="numeric" help={t('coupons.help.maxUses')} />
      <RowLine {...of('firstName')} maxLength={limits.name.max} />
      <RowLine {...of('lastName')} maxLength={limits.name.max} />
      <RowLine {...of('email')} type="email" help={t('links.help.person')} />
    </>
  );
};
