import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { Analyser } from '../../../kernel/reviews/analyser.ts';
import { failureCodes } from '../jobs/job.record.ts';
import { readResumeFile } from '../intake/resume-file.ts';

const FIELD_BYTES = 1000;

/** The words of a resume in reading order; the file is read in the engine's own process and not kept. */
export const readResumeText = async (
  ctx: Context,
  analyser: Analyser,
  fileBytes: number,
): Promise<string> => {
  const tooLarge = (): Refusal =>
    new Refusal('resume-too-large', { most: fileBytes / 1024 / 1024 });
  const { file } = await ctx.form({ fileBytes, fieldBytes: FIELD_BYTES, tooLarge });
  if (!file) throw new Refusal('resume-missing');
  const { name, content } = await readResumeFile(file);
  const asOf = ctx.now().toISOString().slice(0, 10);
  const read = await analyser.analyse({ source: { bytes: content }, fileName: name, asOf });
  if (read.ok) return read.analysis.text.reading.join('\n');
  const code = failureCodes[read.failure];
  if (code === 'resume-too-large') throw tooLarge();
  if (code === 'resume-too-short') throw new Refusal(code, { least: 0 });
  throw new Refusal(code);
};
