export * from './firm-file.endpoints.ts';
export * from './firm-file.schema.ts';
export * from './firm-parts.schema.ts';
export * from './selling-parts.schema.ts';
export * from './starters.endpoints.ts';
