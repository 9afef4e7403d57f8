export * from './draft-vault.ts';
