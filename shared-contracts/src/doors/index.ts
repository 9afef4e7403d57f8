export * from './doors.ts';
