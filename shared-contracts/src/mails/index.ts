export * from './mail-events.ts';
export * from './mails.endpoints.ts';
export * from './mail-templates.endpoints.ts';
