export * from './invoices.endpoints.ts';
export * from './invoices.schema.ts';
export * from './list-invoices.endpoint.ts';
