export * from './people.schema.ts';
export * from './people.endpoints.ts';
export * from './own-data.endpoints.ts';
export * from './security.endpoints.ts';
export * from './two-step.endpoints.ts';
export * from './passkeys.endpoints.ts';
export * from './passkeys.schema.ts';
