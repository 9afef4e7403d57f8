export * from './people.schema.ts';
export * from './people.endpoints.ts';
