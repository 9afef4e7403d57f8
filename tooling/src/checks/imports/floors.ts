/** A floor of the server: a file imports its own floor or a lower one, never a higher one. */
export interface Floor {
  /** Folders and files of the floor, below `portal-api/src`; a folder imports those before it alone. */
  readonly rooms: readonly string[];
  /** Where code belongs that would need a higher floor. */
  readonly advice: string;
}

/** The server from the ground up. */
export const FLOORS: readonly Floor[] = [
  {
    rooms: ['kernel/'],
    advice:
      'kernel (floor 0) knows nothing of the server: move what it needs into kernel, or hand it in as a plain value.',
  },
  {
    rooms: ['database/', 'adapters/', 'review-engine/'],
    advice:
      'database, adapters and review-engine (floor 1) serve any portal: take the value as a parameter, or move this code to the domain that wants it.',
  },
  {
    rooms: ['http/'],
    advice:
      'http (floor 2) knows no domain: declare a small interface in http, implement it in the domain, hand it over in app.ts.',
  },
  {
    rooms: [
      'domains/audit/',
      'domains/files/',
      'domains/live/',
      'domains/mailbox/',
      'domains/website/',
      'domains/reports/',
      'domains/firm-file/',
      'domains/people/',
      'domains/finding/',
      'domains/notifications/',
      'domains/mail-notices/',
      'domains/privacy/',
    ],
    advice:
      'domains of floor 3 serve every other domain: offer a registration that app.ts fills, or move this code to the domain that it imports.',
  },
  {
    rooms: ['domains/catalogue/'],
    advice:
      'catalogue (floor 4) is what a firm sells, not who bought it: move this code to orders or above, or let app.ts register it.',
  },
  {
    rooms: ['domains/orders/'],
    advice:
      'orders (floor 5) does not know what is done with an order: offer a registration that app.ts fills, or move this code to the domain that it imports.',
  },
  {
    rooms: [
      'domains/answers/',
      'domains/boards/',
      'domains/chat/',
      'domains/documents/',
      'domains/reviews/',
      'domains/payments/',
    ],
    advice:
      'domains (floor 6) know neither releases nor the command line nor app.ts: take what is needed from the context, or register it in app.ts.',
  },
  {
    rooms: ['releases/', 'recovery/', 'shell-page/', 'cli/'],
    advice:
      'releases, recovery, shell-page and cli (floor 7) are put together in app.ts and never import it: take what is needed from the context.',
  },
  {
    rooms: [
      'app.ts',
      'server.ts',
      'start-server.ts',
      'portal.ts',
      'run-here.ts',
      'restore-here.ts',
      'migrate-here.ts',
      'keys-here.ts',
      'open-platform.ts',
      'site-context.ts',
      'handed-in/',
      'housekeeping.ts',
      'operating/',
      'personal-data.ts',
    ],
    advice: 'app.ts, the programs and what puts their parts together (floor 8) know all.',
  },
];
