export * from './calendar-day.ts';
