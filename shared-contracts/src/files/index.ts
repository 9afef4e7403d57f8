export * from './files.endpoints.ts';
