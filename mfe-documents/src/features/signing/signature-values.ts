import { z } from '@portal/shared-contracts/schema';

/** The three ways to sign. */
export const signModes = ['draw', 'type', 'upload'] as const;

/** One of the three ways to sign. */
export type SignMode = (typeof signModes)[number];

const point = z.object({ x: z.number(), y: z.number(), time: z.number() });

const signatureValues = z.object({
  mode: z.enum(signModes),
  strokes: z.array(z.array(point)),
  name: z.string(),
  /** The finished picture of an uploaded photo. */
  picture: z.string().startsWith('data:image/png;base64,').nullable(),
});

/** A signature that is being made. */
export type SignatureValues = z.output<typeof signatureValues>;

/** Nothing signed yet. */
export const noSignature: SignatureValues = { mode: 'draw', strokes: [], name: '', picture: null };

/** Reads a signature from the vault; one that no longer fits is not used. */
export const parseSignature = (stored: unknown): SignatureValues | undefined =>
  signatureValues.safeParse(stored).data;

/** Where the signature that is being made is kept. */
export const signatureKey = (orderId: string): string => `signature:${orderId}`;
