export * from './board-calls.ts';
export * from './boards.endpoints.ts';
export * from './boards.schema.ts';
export { updateCustomerCard, updateWriterCard } from './cards.endpoints.ts';
