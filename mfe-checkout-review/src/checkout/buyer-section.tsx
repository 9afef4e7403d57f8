import { Button } from '@portal/shared-ui/controls';
import { KeepForm } from '@portal/shared-ui/form';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerForm, type CustomerValues } from '../features/customer-form/customer-form.tsx';
import { customerSchema } from '../customer-schema.ts';
import { focusPayment } from './focus-payment.ts';
import { useBuyer } from './use-buyer.ts';
import type { Purchase } from './use-purchase.ts';

interface BuyerProps {
  purchase: Purchase;
  /** While money may be moving, it is this buyer's. */
  isLocked: boolean;
}

/** A guest's form; folded into a line where the firm's link says that it has checked who buys (CR-31). */
const GuestBuyer = ({ purchase, isLocked }: BuyerProps) => {
  const { t } = useTranslation('checkout');
  const { values, isValid, errors } = useFormikContext<CustomerValues>();
  const [isOpen, setOpen] = useState(!purchase.isVerified);
  const isFolded = !isOpen && isValid && Object.keys(errors).length === 0;
  const goOn = async (): Promise<void> => {
    if (await purchase.isComplete()) focusPayment();
  };
  if (!isFolded)
    return (
      <>
        <KeepForm onChange={purchase.keep} />
        <CustomerForm isLocked={isLocked} onEnter={() => void goOn()} />
      </>
    );
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
export const BuyerSection = ({ purchase, isLocked }: BuyerProps) => {
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
          <GuestBuyer {...{ purchase, isLocked }} />
        </Formik>
      )}
    </section>
  );
};
