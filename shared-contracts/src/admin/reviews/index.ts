export * from './review-desk.endpoints.ts';
export * from './reviews.endpoints.ts';
export * from './reviews.schema.ts';
export * from './visitor-reviews.endpoints.ts';
