import type { Currency } from '@portal/shared-contracts';
import { adminRoutes, type EditedProduct } from '@portal/shared-contracts/admin';
import { useUnsaved } from '@portal/shared-contracts/react';
import { productFrequency, type ProductFrequency } from '@portal/shared-contracts/reviews';
import { Section, usePopup } from '@portal/shared-ui';
import {
  amountOf,
  KeptForm,
  type KeptFormState,
  NativeSelect,
  RefusedSave,
  useKeptForm,
} from '@portal/shared-ui/back-office';
import { Button, TextArea, TextField } from '@portal/shared-ui/controls';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { isConflict } from '../../is-conflict.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { contentOf, numberOf, type ProductValues, valuesOf } from './product-values.ts';
import { useSaveProduct } from './products.queries.ts';

const fields = [
  'name',
  'priceMinor',
  'frequency',
  'productLink',
  'productDescription',
  'buttonText',
  'position',
] as const;

const keyOf = (id = 'new'): string => `external-product:${id}`;

const useSend = (
  product: EditedProduct | undefined,
  currency: Currency,
  kept: KeptFormState<ProductValues>,
) => {
  const { t, i18n } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const save = useSaveProduct(product && { id: product._id, baseVersion: kept.baseVersion });
  const [failure, setFailure] = useState<unknown>();
  const send = async (values: ProductValues, helpers: FormikHelpers<ProductValues>) => {
    setFailure(undefined);
    try {
      const reply = await save.mutateAsync(contentOf(values, currency));
      const { _id: id, version } = reply.product;
      const saved = valuesOf(reply.product, i18n.language);
      kept.goOnFrom({ sent: values, values: saved, version, key: keyOf(id) }, helpers);
      popup.success(t('form.saved'));
      if (!product) void navigate(adminRoutes.externalProduct({ id }), { replace: true });
    } catch (error) {
      if (isConflict(error)) kept.goOn();
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return { send, failure };
};

const useRules = (currency: Currency) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const number = (read: (text: string) => number) =>
    string().test('number', t('form.noNumber'), (text) => Number.isFinite(read(text ?? '')));
  return object({
    priceMinor: number((text) => amountOf(text, currency)),
    position: number(numberOf),
  });
};

interface LineProps {
  name: 'name' | 'priceMinor' | 'productLink' | 'buttonText' | 'position';
  suffix?: string;
}

const modes = { priceMinor: 'decimal', position: 'numeric', productLink: 'url' } as const;

const Line = ({ name, suffix }: LineProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <FormField<string> name={name} label={t(`products.fields.${name}`)} isRequired>
      {(control, set) => (
        <TextField
          {...control}
          {...(name in modes ? { inputMode: modes[name as keyof typeof modes] } : {})}
          {...(suffix ? { suffix } : {})}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FormField>
  );
};

const ProductFields = ({ currency }: { currency: Currency }) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'checkout']);
  useUnsaved(useFormikContext().dirty);
  return (
    <>
      <Line name="name" />
      <Line name="priceMinor" suffix={currency.toUpperCase()} />
      <FormField<ProductFrequency>
        name="frequency"
        label={t('products.fields.frequency')}
        isRequired
      >
        {(control, set) => (
          <NativeSelect
            {...control}
            onChoose={(value) => set(value as ProductFrequency)}
            options={productFrequency.options.map((value) => ({
              value,
              label: t(`products.per.${value}`, { ns: 'checkout' }),
            }))}
          />
        )}
      </FormField>
      <Line name="productLink" />
      <FormField<string> name="productDescription" label={t('products.fields.productDescription')}>
        {(control, set) => (
          <TextArea
            {...control}
            className="cat-code"
            rows={5}
            maxLength={20_000}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </FormField>
      <Line name="buttonText" />
      <Line name="position" />
    </>
  );
};

/** All that a firm says of a product of another shop. */
export const ProductForm = ({
  product,
  currency,
}: {
  product: EditedProduct | undefined;
  currency: Currency;
}) => {
  const { t, i18n } = useTranslation(ADMIN_TEXTS);
  const first = valuesOf(product, i18n.language);
  const kept = useKeptForm(keyOf(product?._id), first, product?.version);
  const { send, failure } = useSend(product, currency, kept);
  const rules = useRules(currency);
  const labels = Object.fromEntries(fields.map((name) => [name, t(`products.fields.${name}`)]));
  return (
    <Section>
      <Formik<ProductValues> initialValues={first} validationSchema={rules} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <KeptForm kept={kept} />
            <ErrorSummary labels={labels} />
            {failure !== undefined && <RefusedSave error={failure} />}
            <ProductFields currency={currency} />
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {t('form.save')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
