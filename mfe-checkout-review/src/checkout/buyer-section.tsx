import { usePortal } from '@portal/shared-contracts/react';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { CustomerForm, customerSchema } from '../features/customer-form/customer-form.tsx';
import type { Purchase } from './use-purchase.ts';

/** Who buys: a form for guests, the name of whoever is signed in. */
export const BuyerSection = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('checkout');
  const { user } = usePortal();
  return (
    <section className="cr-card" aria-labelledby="customer-title">
      <h2 id="customer-title">{t('customer.title')}</h2>
      {user ? (
        <p>
          {t('customer.signedIn', {
            name: `${user.firstName} ${user.lastName}`,
            email: user.email,
          })}
        </p>
      ) : (
        <Formik
          innerRef={purchase.form}
          initialValues={purchase.initial}
          validationSchema={customerSchema(t)}
          onSubmit={() => undefined}
        >
          <CustomerForm />
        </Formik>
      )}
    </section>
  );
};
