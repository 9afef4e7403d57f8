export * from './job-source.endpoints.ts';
export * from './jobs.endpoints.ts';
