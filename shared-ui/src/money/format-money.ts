export { formatMoney, formatSalary } from '@portal/shared-contracts/money';
