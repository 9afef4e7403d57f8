export * from './pay-machine.ts';
export type { PayPorts, PayReply } from './pay-ports.ts';
export * from './pay-states.ts';
export * from './pay-store.ts';
export * from './payer.ts';
export * from './payments.endpoints.ts';
export * from './payments.schema.ts';
export * from './sandbox.endpoints.ts';
