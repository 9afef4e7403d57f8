export * from './checkout-query.ts';
export * from './checkout.endpoints.ts';
export * from './checkout.schema.ts';
