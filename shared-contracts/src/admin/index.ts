export * from './admin-routes.ts';
export * from './people.endpoints.ts';
export * from './settings.endpoints.ts';
export * from './start.endpoints.ts';
