export * from './live.messages.ts';
