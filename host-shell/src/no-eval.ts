import { config } from 'zod';

// The page's policy forbids code from text; without this zod tries it once and causes a violation report.
config({ jitless: true });
