import { limits } from '@portal/shared-contracts';
import { z } from '@portal/shared-contracts/schema';

const { presets, slider } = limits.tip;

const tipChoice = z.object({
  isCustom: z.boolean(),
  percent: z.number().min(slider.min).max(slider.max),
});

/** What was chosen: one of the presets, or the slider's own percentage. */
export type TipChoiceValue = z.output<typeof tipChoice>;

/** The middle preset. */
export const DEFAULT_TIP: TipChoiceValue = { isCustom: false, percent: presets[1] };

/** Key of the vault for a choice that is not paid yet. */
export const tipKey = (orderId: string): string => `tip:${orderId}`;

/** Reads a choice from the vault; one outside of today's limits counts as none. */
export const parseTip = (stored: unknown): TipChoiceValue | undefined =>
  tipChoice.safeParse(stored).data;
