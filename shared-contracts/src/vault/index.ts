export * from './vault.ts';
export type * from './vault-contract.ts';
