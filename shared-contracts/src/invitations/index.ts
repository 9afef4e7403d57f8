export * from './invitations.endpoints.ts';
