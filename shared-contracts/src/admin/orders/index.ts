export * from './assignment.endpoints.ts';
export * from './bulk.endpoints.ts';
export * from './new-order.endpoints.ts';
export * from './orders.endpoints.ts';
export * from './orders.schema.ts';
export * from './order-papers.endpoints.ts';
export * from './tasks.endpoints.ts';
