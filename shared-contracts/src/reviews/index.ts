export * from './analysis.schema.ts';
export * from './analysis.ts';
export * from './findings.ts';
export * from './offers.ts';
export * from './reviews.endpoints.ts';
export * from './reviews.schema.ts';
export * from './tabs.ts';
