export * from './parent-window.ts';
