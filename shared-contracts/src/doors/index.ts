export * from './doors.ts';
export * from './page-renderer.ts';
