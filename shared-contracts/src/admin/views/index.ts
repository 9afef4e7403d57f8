export * from './view-filters.ts';
export * from './view-lists.ts';
export * from './views.endpoints.ts';
