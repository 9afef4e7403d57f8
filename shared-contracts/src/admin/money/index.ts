export * from './differences.endpoints.ts';
export * from './disputes.endpoints.ts';
export * from './invoices.endpoints.ts';
export * from './payment-account.endpoints.ts';
export * from './payments.endpoints.ts';
