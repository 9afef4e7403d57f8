import { type Language, sendForm } from '@portal/shared-contracts';
import { sendReview } from '@portal/shared-contracts/reviews';
import type { QueryClient } from '@tanstack/react-query';
import { keepProof, keptProof } from '../kept-proof.ts';
import type { IntakeValues } from './intake-values.ts';
import { ripeTicket } from './intake.queries.ts';
import { keepSending, keyFor, lastReview } from './kept-sending.ts';
import { sentName } from './resume/resume-file.ts';

/** Everything that leaves with one press of the button. */
export interface Draft {
  values: IntakeValues;
  file: File | undefined;
  consentVersion: string;
  /** Where the visitor ticked the second text too. */
  modelConsentVersion?: string | undefined;
  /** The language of the page, in which the consent was read. */
  spoken: Language;
  /** What a program typed into the field that nobody sees. */
  trap: string;
}

const sourceOf = ({ values, file }: Draft): string =>
  values.source === 'file' && file ? `${file.name}|${file.size}|${file.lastModified}` : values.text;

/** Tells two sendings of this tab apart, and is no copy of what was typed. */
const fingerprintOf = (draft: Draft): string => {
  const { firstName, lastName, email, language, advert } = draft.values;
  const said = [firstName, lastName, email, language, advert, draft.modelConsentVersion ?? ''];
  const text = [sourceOf(draft), ...said].join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${hash.toString(36)}-${text.length}`;
};

/** The last review of this tab: the same resume leads back to it. */
const former = (): Record<string, string> => {
  const id = lastReview();
  const proof = id && keptProof(id);
  return id && proof ? { formerId: id, formerProof: proof } : {};
};

const formOf = (draft: Draft, ticket: string): FormData => {
  const { values, file, consentVersion, modelConsentVersion = '', trap } = draft;
  const fields: Record<string, string> = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    language: values.language,
    consent: 'true',
    consentVersion,
    modelConsentVersion,
    ticket,
    advert: values.advert.trim(),
    text: values.source === 'text' ? values.text : '',
    website: trap,
    ...former(),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  // The file comes last: the server knows the fields when its bytes arrive.
  if (values.source === 'file' && file) form.append('file', file, sentName(file.name));
  return form;
};

/** Sends a resume and keeps what proves whose it is; the id of its review. */
export const sendResume = async (
  client: QueryClient,
  draft: Draft,
  onProgress: (percent: number) => void,
): Promise<string> => {
  const of = fingerprintOf(draft);
  const key = keyFor(of);
  const ticket = await ripeTicket(client, draft.spoken);
  const { id, proof } = await sendForm(sendReview, formOf(draft, ticket), {
    idempotencyKey: key,
    onProgress,
  });
  keepProof(id, proof);
  keepSending({ key, of, id });
  return id;
};
