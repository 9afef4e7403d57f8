export * from './privacy.endpoints.ts';
export * from './see-as.endpoints.ts';
