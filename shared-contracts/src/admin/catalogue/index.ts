export * from './checkout-links.endpoints.ts';
export * from './coupons.endpoints.ts';
export * from './downloadables.endpoints.ts';
export * from './external-products.endpoints.ts';
export * from './packages.endpoints.ts';
export * from './packages.schema.ts';
