import type { Language, Sentence } from '@portal/shared-contracts';
import type { Notice } from '@portal/shared-contracts/notices';
import { turnSentence } from '@portal/shared-contracts/orders';
import { operatorRefusals, Refusal } from '@portal/shared-contracts/refusals';
import { say } from './bundles.ts';

/** A refusal that may leave the server: one that only the command line has words for is a failure of ours. */
export const forPeople = (refused: Refusal): Refusal =>
  Object.hasOwn(operatorRefusals, refused.sentence.code)
    ? new Refusal('unexpected-failure')
    : refused;

/** A refusal as it goes over a socket. */
export const said = (refused: Refusal, language: Language) => {
  const { code, sentence } = forPeople(refused);
  return { code, message: wordRefusal(sentence, language), refusal: sentence };
};

/** The words of a refusal for people; what only the command line refuses says no more to them than that it failed. */
export const wordRefusal = ({ code, params }: Sentence, language: Language): string =>
  say([`portal:refusals.${code}`, 'portal:refusals.unexpected-failure'], language, params);

/** The words of a refusal for whoever runs the server. */
export const wordForOperators = ({ code, params }: Sentence): string =>
  say(
    [`portal:refusals.${code}`, `operators:refusals.${code}`, 'portal:refusals.unexpected-failure'],
    'en',
    params,
  );

// The step of an order has one sentence, which screens show too.
const stepOf = (notice: Notice, language: Language): { step?: string } => {
  if (notice.code !== 'customer-step' && notice.code !== 'writer-step') return {};
  const { step, title, service } = notice.params;
  const reader = notice.code === 'customer-step' ? 'user' : 'writer';
  return { step: turnSentence({ step, title, service }, reader, language) };
};

export const wordNotice = (notice: Notice, language: Language): string =>
  say(`portal:notices.${notice.code}`, language, { ...notice.params, ...stepOf(notice, language) });
