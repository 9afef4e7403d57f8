export * from '../site-flags.ts';
export * from './website.keeping.ts';
export * from './website.parts.ts';
export * from './website.schema.ts';
export * from './website.reading.ts';
export * from './website.endpoints.ts';
