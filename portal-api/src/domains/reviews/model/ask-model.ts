import type { ReviewContent } from '@portal/shared-contracts/reviews';
import type { Log } from '../../../kernel/log.ts';
import type { ReviewModel } from '../../../kernel/reviews/review-model.ts';
import type { JobRow, Reading } from '../jobs/job.record.ts';
import type { ReviewMetrics } from '../jobs/intake-metrics.ts';
import { modelFindings } from './model-findings.ts';
import { withoutContacts } from './without-contacts.ts';

/** More of a resume than this is not sent: three pages. */
const MOST_CHARACTERS = 20_000;

/** What the asking needs of the desk. */
export interface ModelDesk {
  model: ReviewModel | undefined;
  metrics: ReviewMetrics;
  log: Log;
}

// Of a review that was copied from the same words: what a model said there was said to somebody else.
const ofEngine = (content: ReviewContent): ReviewContent =>
  content.findings
    ? { ...content, findings: content.findings.filter(({ by }) => by !== 'model') }
    : content;

const beginning = (lines: readonly string[]): string[] => {
  let left = MOST_CHARACTERS;
  return lines.filter((line) => (left -= line.length + 1) >= 0);
};

/** Whether the visitor agreed that this provider gets the text; another one was not meant. */
const mayAsk = (model: ReviewModel | undefined, job: JobRow): model is ReviewModel =>
  model !== undefined && job.model_consent?.provider === model.provider;

/** The review with what a model suggests; whatever goes wrong, it comes without it (RV-47). */
export const withModel = async (
  { model, metrics, log }: ModelDesk,
  job: JobRow,
  { content, reading }: { content: ReviewContent; reading: Reading },
): Promise<ReviewContent> => {
  const own = ofEngine(content);
  if (!own.findings || !mayAsk(model, job)) return own;
  const { contact, text } = reading;
  const names = [job.first_name, job.last_name, contact.firstName, contact.lastName];
  const lines = withoutContacts(text.reading, {
    names: names.filter((name) => name !== null),
    phone: contact.phone,
  });
  const language = own.engine?.language ?? job.language;
  const answer = await model.remark({ lines: beginning(lines), language });
  if ('silence' in answer) {
    metrics.asked(answer.silence);
    log.warn({ why: answer.silence }, 'a review came without its model');
    return own;
  }
  const { provider } = model;
  const findings = modelFindings(answer.remarks, { reading, provider });
  metrics.asked('answered');
  return { ...own, findings: [...own.findings, ...findings] };
};
