import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { timestamp } from '../../scalars.ts';

const remote = z.string().min(1).max(60);
const release = z.string().max(60);

/** A page of a part, in the language of whoever reads. */
export const partPage = z.object({ path: z.string(), title: z.string() });

/** One part of the portal as a firm has it (BO-24). */
export const part = z.object({
  remote,
  /** Its name, in the language of whoever reads. */
  title: z.string(),
  /** What the firm switched, and what a command took from it. */
  isOn: z.boolean(),
  offByPlatform: z.boolean(),
  channel: z.enum(['stable', 'canary']),
  pinned: release.nullable(),
  /** What the firm's pages get now, and what `Go back` would pin. */
  running: release.nullable(),
  earlier: release.nullable(),
  stable: release.nullable(),
  canary: z.object({ release, percent: z.number().int() }).nullable(),
  /** Pages that vanish while the part is off. */
  pages: z.array(partPage),
});

/** {@link part} as a type. */
export type Part = z.output<typeof part>;

/** A part with its releases and what happened to them. */
export const partDetail = part.extend({
  releases: z.array(
    z.object({
      release,
      publishedAt: timestamp,
      isTakenBack: z.boolean(),
      /** Pages of the running release that this one does not have. */
      vanishing: z.array(partPage),
    }),
  ),
  history: z.array(
    z.object({
      at: timestamp,
      action: z.string(),
      channel: z.string(),
      release: release.nullable(),
    }),
  ),
});

/** {@link partDetail} as a type. */
export type PartDetail = z.output<typeof partDetail>;

const shared = { access: ['admin'], area: 'settings' } as const;

/** The parts of the portal. */
export const listParts = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/parts',
  summary: 'The parts of the portal as the firm has them',
  input: z.object({}),
  output: z.object({ status: z.literal(true), items: z.array(part) }),
});

/** One part with its releases. */
export const readPart = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/parts/{remote}',
  summary: 'One part with its releases and its history',
  input: z.object({ remote }),
  output: z.object({ status: z.literal(true), part: partDetail }),
});

/** Changes what the firm gets of a part; promotions and shares of devices are commands (BO-25). */
export const changePart = defineEndpoint({
  ...shared,
  method: 'PATCH',
  path: '/api/admin/parts/{remote}',
  summary: 'Switch a part, choose its channel, or keep a release',
  input: z.object({
    remote,
    isOn: z.boolean().optional(),
    channel: z.enum(['stable', 'canary']).optional(),
    /** Nothing lets the firm follow its channel again. */
    pinned: release.nullable().optional(),
    /** Pins the release before the running one. */
    goBack: z.literal(true).optional(),
  }),
  output: z.object({ status: z.literal(true), part: partDetail }),
});

/** Makes a link that shows a release on this site for a day. */
export const previewPart = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/parts/{remote}/preview',
  summary: 'A link that shows one release',
  input: z.object({ remote, release }),
  output: z.object({ status: z.literal(true), link: z.string(), expiresAt: timestamp }),
});
