import { ApiError } from '@portal/shared-contracts';
import type { FormikHelpers } from 'formik';

/** Puts the server's field errors under their fields; returns the failure when it named none of them. */
export const showFieldErrors = <V extends object>(
  error: unknown,
  values: V,
  helpers: Pick<FormikHelpers<V>, 'setErrors' | 'setTouched'>,
): unknown => {
  if (!(error instanceof ApiError)) return error;
  const named = Object.entries(error.errors).filter(([name]) => name in values);
  if (named.length === 0) return error;
  helpers.setErrors(Object.fromEntries(named) as Parameters<typeof helpers.setErrors>[0]);
  const touched = Object.fromEntries(named.map(([name]) => [name, true]));
  void helpers.setTouched(touched as Parameters<typeof helpers.setTouched>[0], false);
  return undefined;
};
