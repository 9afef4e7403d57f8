const CONTROLS = 'input:not([hidden] *), button:not([hidden] *)';

/** Goes on to the first control of the payment, as Enter in the buyer's form does; it never pays by itself. */
export const focusPayment = (): void =>
  document
    .getElementById('payment-title')
    ?.closest('section')
    ?.querySelector<HTMLElement>(CONTROLS)
    ?.focus();
