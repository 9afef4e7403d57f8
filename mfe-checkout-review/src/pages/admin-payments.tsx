export { PaymentsPage as Page } from '../money/payments-page.tsx';
