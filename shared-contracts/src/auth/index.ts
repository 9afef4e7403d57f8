export * from './auth.endpoints.ts';
export * from './email.endpoints.ts';
