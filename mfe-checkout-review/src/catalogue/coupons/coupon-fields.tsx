import { type Currency, limits } from '@portal/shared-contracts';
import { FieldGroup, QueryStates } from '@portal/shared-ui';
import { CheckBox } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RowLine, RowStale } from '../rows/row-fields.tsx';
import type { RowForm } from '../rows/use-row-form.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import type { CouponValues } from './coupon-values.ts';
import { packageNamesQuery } from './coupons.queries.ts';

type Form = RowForm<CouponValues>;

const PackageChoice = ({ form }: { form: Form }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useQuery(packageNamesQuery());
  const { packageIds } = form.values;
  const label = t('coupons.fields.packageIds');
  const choose = (id: string, isChosen: boolean): void =>
    form.type('packageIds', isChosen ? [...packageIds, id] : packageIds.filter((of) => of !== id));
  const error = form.errors['packageIds'];
  return (
    <>
      <FieldGroup
        name="packageIds"
        legend={label}
        // Where none is shown, nobody left them unticked.
        {...(query.data ? { help: t('coupons.help.packageIds') } : {})}
        {...(error ? { error } : {})}
      >
        <QueryStates query={query} skeleton="text">
          {({ items }) =>
            items.map(({ _id, name, publishedName }) => (
              <CheckBox
                key={_id}
                checked={packageIds.includes(_id)}
                onChange={({ target }) => choose(_id, target.checked)}
              >
                {publishedName ?? name}
              </CheckBox>
            ))
          }
        </QueryStates>
      </FieldGroup>
      <RowStale form={form} field="packageIds" label={label} />
    </>
  );
};

/** All fields of a coupon; code and single-use codes stand in a new one only. */
export const CouponFields = ({
  form,
  currency,
  isNew,
}: {
  form: Form;
  currency: Currency;
  isNew: boolean;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const called = (field: keyof CouponValues): string => t(`coupons.fields.${field}`);
  const of = <F extends keyof CouponValues>(field: F) => ({ form, field, label: called(field) });
  return (
    <>
      {isNew && (
        <>
          <RowLine
            {...of('code')}
            isRequired
            help={t('coupons.help.code')}
            maxLength={limits.couponCode.max}
            as={(typed) => typed.toUpperCase()}
          />
          <RowLine {...of('codes')} inputMode="numeric" help={t('coupons.help.codes')} />
        </>
      )}
      <RowLine {...of('percent')} inputMode="numeric" suffix="%" help={t('coupons.help.percent')} />
      <RowLine {...of('amountMinor')} inputMode="decimal" suffix={currency.toUpperCase()} />
      <RowLine {...of('startsAt')} type="date" />
      <RowLine {...of('endsAt')} type="date" help={t('coupons.help.endsAt')} />
      <RowLine {...of('maxUses')} inputMode="numeric" help={t('coupons.help.maxUses')} />
      <RowLine {...of('maxPerCustomer')} inputMode="numeric" />
      <PackageChoice form={form} />
    </>
  );
};
