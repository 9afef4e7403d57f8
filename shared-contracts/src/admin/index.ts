export * from './admin-routes.ts';
export * from './start.endpoints.ts';
