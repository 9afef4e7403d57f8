export * from './stub-api.ts';
