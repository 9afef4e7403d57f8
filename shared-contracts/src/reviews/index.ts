export * from './findings.ts';
export * from './offers.ts';
export * from './reviews.endpoints.ts';
export * from './reviews.schema.ts';
