export { afterRelease } from './after-release.ts';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export { FormField, type FormFieldProps } from './form-field.tsx';
export { KeepForm } from './keep-form.tsx';
export { showFieldErrors } from './submit-failure.ts';
export { useKeyOf } from './use-key-of.ts';
