import { Button } from '@portal/shared-ui/controls';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerForm, type CustomerValues } from '../features/customer-form/customer-form.tsx';
import { customerSchema } from '../customer-schema.ts';
import { useBuyer } from './use-buyer.ts';
import type { Purchase } from './use-purchase.ts';

/** A guest's form; folded into a line where the firm's link says that it has checked who buys (CR-31). */
const GuestBuyer = ({ isVerified }: { isVerified: boolean }) => {
  const { t } = useTranslation('checkout');
  const { values, isValid, errors } = useFormikContext<CustomerValues>();
  const [isOpen, setOpen] = useState(!isVerified);
  const isFolded = !isOpen && isValid && Object.keys(errors).length === 0;
  if (!isFolded) return <CustomerForm />;
  return (
    <p>
      {t('customer.verified', {
        name: `${values.firstName} ${values.lastName}`,
        email: values.email,
      })}{' '}
      <Button type="link" onClick={() => setOpen(true)}>
        {t('customer.change')}
      </Button>
    </p>
  );
};

/** Who buys: a form for guests, the name of the customer who is signed in. */
export const BuyerSection = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('checkout');
  const buyer = useBuyer();
  return (
    <section className="cr-card" aria-labelledby="customer-title">
      <h2 id="customer-title">{t('customer.title')}</h2>
      {buyer ? (
        <p>
          {t('customer.signedIn', {
            name: `${buyer.firstName} ${buyer.lastName}`,
            email: buyer.email,
          })}
        </p>
      ) : (
        <Formik
          innerRef={purchase.form}
          initialValues={purchase.initial}
          validationSchema={customerSchema(t)}
          validate={purchase.refused.check}
          onSubmit={() => undefined}
        >
          <GuestBuyer isVerified={purchase.isVerified} />
        </Formik>
      )}
    </section>
  );
};
