export { formatMoney } from '@portal/shared-contracts/money';
