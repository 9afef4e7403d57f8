import { handPayments } from '@portal/shared-contracts/admin';
import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../order/local-day.ts';
import { ADMIN } from '../texts.ts';
import { costs, type NewOrderValues } from './new-order-values.ts';

/** The values, how they change, and what is wrong with them. */
export interface FieldsProps {
  values: NewOrderValues;
  set: (change: Partial<NewOrderValues>) => void;
  problems: Partial<Record<string, string>>;
}

type TextName = 'customer' | 'firstName' | 'lastName' | 'price' | 'reason' | 'reference';

interface LineProps extends FieldsProps {
  name: TextName | 'day';
  type?: string;
  isRequired?: boolean;
  max?: string;
}

const Line = ({ name, values, set, problems, type = 'text', isRequired, max }: LineProps) => {
  const { t } = useTranslation(ADMIN);
  const problem = problems[name];
  return (
    <FieldFrame
      name={name}
      label={t(`newOrder.${name}`)}
      isRequired={isRequired ?? false}
      {...(problem ? { error: problem } : {})}
    >
      {(control) => (
        <TextField
          {...control}
          type={type}
          value={values[name]}
          {...(max ? { max } : {})}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </FieldFrame>
  );
};

interface ChoiceProps extends FieldsProps {
  name: 'packageId' | 'payment' | 'method' | 'isNew';
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

const Choice = ({ name, value, options, onChoose, problems }: ChoiceProps) => {
  const { t } = useTranslation(ADMIN);
  const problem = problems[name];
  return (
    <FieldFrame
      name={name}
      label={t(`newOrder.${name}`)}
      isRequired
      {...(problem ? { error: problem } : {})}
    >
      {(control) => <NativeSelect {...control} {...{ value, options, onChoose }} />}
    </FieldFrame>
  );
};

const Customer = (props: FieldsProps) => {
  const { t } = useTranslation(ADMIN);
  const { values, set } = props;
  const options = ['known', 'new'].map((value) => ({ value, label: t(`newOrder.who.${value}`) }));
  return (
    <>
      <Choice
        {...{ ...props, options }}
        name="isNew"
        value={values.isNew ? 'new' : 'known'}
        onChoose={(value) => set({ isNew: value === 'new' })}
      />
      <Line {...props} name="customer" type="email" isRequired />
      {values.isNew && (
        <>
          <Line {...props} name="firstName" isRequired />
          <Line {...props} name="lastName" />
        </>
      )}
    </>
  );
};

const Payment = (props: FieldsProps) => {
  const { t } = useTranslation(ADMIN);
  const { values, set } = props;
  const methods = (['bank', 'cash', 'other'] as const).map((value) => ({
    value,
    label: t(`newOrder.methods.${value}`),
  }));
  return (
    <>
      {costs(values) && (
        <>
          <Line {...props} name="price" />
          <Line {...props} name="reason" />
        </>
      )}
      {values.payment === 'outside' && (
        <>
          <Choice
            {...{ ...props, options: methods }}
            name="method"
            value={values.method}
            onChoose={(value) => set({ method: value as NewOrderValues['method'] })}
          />
          <Line {...props} name="day" type="date" max={localDay(new Date())} isRequired />
          <Line {...props} name="reference" />
        </>
      )}
    </>
  );
};

/** For whom, what, and how it is paid. */
export const NewOrderFields = (
  props: FieldsProps & {
    packages: readonly { value: string; label: string }[];
    /** On the page of test orders nothing is to be paid. */
    isTest: boolean;
  },
) => {
  const { t } = useTranslation(ADMIN);
  const { values, set, packages, isTest } = props;
  const payments = handPayments.map((value) => ({ value, label: t(`newOrder.payments.${value}`) }));
  return (
    <>
      <Customer {...props} />
      <Choice
        {...{ ...props, options: [{ value: '', label: t('newOrder.choose') }, ...packages] }}
        name="packageId"
        value={values.packageId}
        onChoose={(packageId) => set({ packageId })}
      />
      {!isTest && (
        <Choice
          {...{ ...props, options: payments }}
          name="payment"
          value={values.payment}
          onChoose={(value) => set({ payment: value as NewOrderValues['payment'] })}
        />
      )}
      <Payment {...props} />
    </>
  );
};
