import { type Currency, type EndpointOutput, toMinor } from '@portal/shared-contracts';
import type { listStarters } from '@portal/shared-contracts/admin';
import { ErrorState, Section } from '@portal/shared-ui';
import { amountOf } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import { ErrorSummary, FormField } from '@portal/shared-ui/form';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useTakeStarter } from './starter.queries.ts';

type Starter = EndpointOutput<typeof listStarters>['starters'][number];

/** Props of {@link StarterPrices}. */
export interface StarterPricesProps {
  starter: Starter;
  currency: Currency;
  onDone: () => void;
}

/** Asks for the price of each package and drafts the catalogue (BO-12). */
export const StarterPrices = ({ starter, currency, onDone }: StarterPricesProps) => {
  const { t } = useTranslation('admin');
  const { mutateAsync, error } = useTakeStarter();
  const { packages } = starter;
  const labels = Object.fromEntries(
    packages.map(({ key, name }) => [
      key,
      t('starter.price', { name, currency: currency.toUpperCase() }),
    ]),
  );
  const price = string().test('amount', t('starter.wrong'), (typed) =>
    Number.isFinite(amountOf(typed ?? '', currency)),
  );
  const take = async (typed: Record<string, string>): Promise<void> => {
    const prices = Object.entries(typed).map(([key, text]) => [
      key,
      toMinor(amountOf(text, currency), currency),
    ]);
    const input = { name: starter.name, prices: Object.fromEntries(prices) };
    // What fails stands above the fields.
    await mutateAsync(input).then(onDone, () => undefined);
  };
  return (
    <Section title={t('starter.prices')}>
      <Formik<Record<string, string>>
        initialValues={Object.fromEntries(packages.map(({ key }) => [key, '']))}
        validationSchema={object(Object.fromEntries(packages.map(({ key }) => [key, price])))}
        onSubmit={take}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <ErrorSummary labels={labels} />
            {error && <ErrorState error={error} />}
            {packages.map(({ key, description }) => (
              <FormField<string>
                key={key}
                name={key}
                label={labels[key] ?? key}
                help={description}
                isRequired
              >
                {(control, set) => (
                  <TextField
                    {...control}
                    inputMode="decimal"
                    autoComplete="off"
                    onChange={(event) => set(event.target.value)}
                  />
                )}
              </FormField>
            ))}
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {t('starter.make')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
