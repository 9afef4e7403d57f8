export * from './tip-amount.ts';
export * from './tips.endpoints.ts';
