export * from './chat.endpoints.ts';
export * from './chat.frames.ts';
export * from './chat.schema.ts';
