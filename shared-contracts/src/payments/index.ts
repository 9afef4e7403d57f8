export * from './pay-machine.ts';
export * from './pay-store.ts';
export * from './payer.ts';
export * from './payments.endpoints.ts';
export * from './payments.schema.ts';
export * from './sandbox.endpoints.ts';
