import { ApiError, type EndpointOutput } from '@portal/shared-contracts';
import { adminRoutes, type listOrderablePackages } from '@portal/shared-contracts/admin';
import { usePortal, useVault } from '@portal/shared-contracts/react';
import {
  ErrorState,
  focusField,
  formatMoney,
  QueryStates,
  Row,
  SaveState,
  Section,
  usePopup,
} from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderablePackagesQuery, usePlaceOrder } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { NewOrderFields } from './new-order-fields.tsx';
import {
  emptyOrder,
  inputOf,
  type NewOrderValues,
  parseNewOrder,
  parseTestOrder,
  problemsOf,
} from './new-order-values.ts';

// The server calls the fields of somebody new by their own names.
const fieldOf = (path: string): string =>
  path === 'newCustomer.email' || path === 'email' ? 'customer' : (path.split('.').at(-1) ?? path);

const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.errors ?? {}).map(([at, said]) => [fieldOf(at), said]),
      )
    : {};

type Packages = EndpointOutput<typeof listOrderablePackages>['packages'];

const useChoices = (packages: Packages) => {
  const { website, language } = usePortal();
  const chosen = (id: string) => packages.find(({ _id }) => _id === id);
  return {
    priceOf: (id: string) => chosen(id)?.price,
    // Each package is sold in its own money, whatever the firm counts in by now.
    currencyOf: (id: string) => chosen(id)?.currency ?? website.currency,
    options: packages.map(({ _id, name, price, currency }) => ({
      value: _id,
      label: `${name} · ${formatMoney(price, currency ?? website.currency, language)}`,
    })),
  };
};

interface FormProps {
  payment: NewOrderValues['payment'];
}

/** Places an order by hand; what is typed stays on the device until it is placed (BO-65). */
export const NewOrderForm = ({ payment }: FormProps) => (
  <QueryStates query={useQuery(orderablePackagesQuery())} skeleton="form">
    {(packages) => <OpenForm payment={payment} orderable={packages} />}
  </QueryStates>
);

const OpenForm = ({ payment, orderable }: FormProps & { orderable: Packages }) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const go = useNavigate();
  const packages = useChoices(orderable);
  const isTest = payment === 'test';
  const parse = isTest ? parseTestOrder : parseNewOrder;
  const kept = useVault(`new-order:${payment}`, emptyOrder(payment), parse);
  const { mutateAsync, isPending, error } = usePlaceOrder();
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // On a phone the field that needs a change stands out of sight above the button.
    const [first] = Object.keys(refused);
    if (first) focusField(first);
  }, [refused]);
  const values = kept.value;
  const currency = packages.currencyOf(values.packageId);
  const wrong = problemsOf(values, packages.priceOf(values.packageId), currency);
  const problems = isChecked
    ? Object.fromEntries(Object.entries(wrong).map(([at, said]) => [at, t(`newOrder.${said}`)]))
    : {};
  // A changed order is another one: only the very same is placed once.
  const set = (change: Partial<NewOrderValues>) =>
    kept.setValue({ ...values, ...change, key: crypto.randomUUID() });
  const place = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (isPending) return;
    setRefused(wrong);
    if (Object.keys(wrong).length > 0) return;
    const placed = await mutateAsync({ key: values.key, input: inputOf(values, currency) }).catch(
      (reason: unknown) => setRefused(refusedFields(reason)),
    );
    if (!placed) return;
    await kept.clear();
    popup.success(t('newOrder.done', { number: placed.order.number }));
    await go(adminRoutes.order({ id: placed.order._id }));
  };
  if (!kept.isReady) return null;
  return (
    <Section className="orders-admin-form">
      <form noValidate onSubmit={(event) => void place(event)}>
        <NewOrderFields
          {...{ values, set, isTest }}
          problems={{ ...refusedFields(error), ...problems }}
          packages={packages.options}
        />
        {error && <ErrorState error={error} />}
        <Row gap={2}>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {t('newOrder.place')}
          </Button>
          <SaveState status={kept.status} isDraft />
        </Row>
      </form>
    </Section>
  );
};
