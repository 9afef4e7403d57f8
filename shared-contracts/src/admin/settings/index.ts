export * from './domains.endpoints.ts';
export * from './health.endpoints.ts';
export * from './parts.endpoints.ts';
export * from './settings.endpoints.ts';
