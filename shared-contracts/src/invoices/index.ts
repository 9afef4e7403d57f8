export * from './invoices.endpoints.ts';
export * from './invoices.schema.ts';
