export * from './notifications.schema.ts';
export * from './notifications.endpoints.ts';
