export * from './jobs.endpoints.ts';
export * from './jobs.schema.ts';
