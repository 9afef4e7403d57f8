import type { Language } from '@portal/shared-contracts';
import { turnSentence } from '@portal/shared-contracts/orders';
import { type MailEvent, mailEvents } from '@portal/shared-contracts/mails';
import { wordDay, wordMoney } from '../../../kernel/words/formats.ts';
import type { NoticeFacts } from '../queue/notice.record.ts';

const wordStep = ({ step }: NoticeFacts, event: MailEvent, language: Language): string =>
  step ? turnSentence(step, mailEvents[event].role, language) : '';

/** What a notice names, in words of one language. */
export const wordFacts = (
  event: MailEvent,
  facts: NoticeFacts,
  language: Language,
): Readonly<Record<string, string>> => {
  const { amount, due, step: _step, takenBack: _back, refusal: _refusal, ...plain } = facts;
  return {
    ...plain,
    step: wordStep(facts, event, language),
    amount: amount ? wordMoney(amount.minor, amount.currency, language) : '',
    due: due ? wordDay(new Date(due), language) : '',
  };
};
