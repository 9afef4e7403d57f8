export * from './outbox-database.ts';
