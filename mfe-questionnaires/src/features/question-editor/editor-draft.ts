import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { z } from 'zod';

/** How many own copies are remembered, to tell them from somebody else's. */
export const KEPT_COPIES = 5;

const editorDraft = z.object({
  fields: questionnaireFields,
  /** Version of the server's copy that these edits started from. */
  baseVersion: z.number().int().nonnegative(),
  /** Own copies that were on their way lately: any of them may be what the server has now. */
  recent: z.array(questionnaireFields).max(KEPT_COPIES).default([]),
});

/** Edits that the server may not have yet, as the vault keeps them. */
export type EditorDraft = z.output<typeof editorDraft>;

/** Reads what the vault kept; a copy that no longer fits is left alone. */
export const parseEditorDraft = (stored: unknown): EditorDraft | undefined =>
  editorDraft.safeParse(stored).data;
