import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Input from 'antd/es/input';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { renderPage } from '../testing/index.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';

const schema = object({ email: string().required('Enter your email') });

test('HS-51 a refused form names each field once, takes the focus and leads to the field', async () => {
  const user = userEvent.setup();
  await renderPage(
    <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={() => undefined}>
      <Form>
        <ErrorSummary labels={{ email: 'Email' }} />
        <FormField<string> name="email" label="Email" isRequired>
          {(control, set) => <Input {...control} onChange={(event) => set(event.target.value)} />}
        </FormField>
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('group', { name: '1 field needs a change' });
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
  await user.click(screen.getByRole('link', { name: 'Email: Enter your email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});
