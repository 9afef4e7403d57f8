export * from './input-sentences.ts';
export * from './operator-refusals.ts';
export * from './refusal-table.ts';
export * from './refusal.ts';
export * from './refusals.ts';
