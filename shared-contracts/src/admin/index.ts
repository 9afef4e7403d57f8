export * from './admin-routes.ts';
export * from './settings.endpoints.ts';
export * from './start.endpoints.ts';
