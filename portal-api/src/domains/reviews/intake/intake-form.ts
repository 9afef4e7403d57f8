import { limits } from '@portal/shared-contracts';
import { inputSentences, Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import { type IntakeForm, intakeForm } from '@portal/shared-contracts/reviews';
import type { Context } from '../../../kernel/context.ts';
import type { HeldFile } from '../../../kernel/files.ts';

const tooLarge = (): Refusal =>
  new Refusal('resume-too-large', { most: limits.review.fileBytes / 1024 / 1024 });

/** The form in which a resume comes; what is wrong is said at its field. */
export const readIntakeForm = async (
  ctx: Context,
): Promise<{ form: IntakeForm; file: HeldFile | undefined }> => {
  const { fields, file } = await ctx.form({
    fileBytes: limits.review.fileBytes,
    // Four bytes are the most that a character takes.
    fieldBytes: limits.review.fieldCharacters * 4,
    tooLarge,
  });
  const parsed = intakeForm.safeParse(fields, { reportInput: true });
  if (parsed.success) return { form: parsed.data, file };
  const sentences = inputSentences(parsed.error);
  const [first = { code: 'field-wrong', params: {} } as const] = Object.values(sentences);
  throw refusalOf(first, sentences);
};
