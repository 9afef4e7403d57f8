export { PaymentPage as Page } from '../money/payment-page.tsx';
