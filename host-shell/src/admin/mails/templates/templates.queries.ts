import { callApi, type EndpointInput, type Language } from '@portal/shared-contracts';
import {
  type MailEvent,
  previewMailTemplate,
  readMailTemplate,
  saveMailTemplate,
  sendMailTemplateToMe,
} from '@portal/shared-contracts/mails';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Which words. */
export interface TemplateKey {
  event: MailEvent;
  language: Language;
}

/** What is typed. */
export type TypedWords = Pick<EndpointInput<typeof previewMailTemplate>, 'subject' | 'text'>;

const keyOf = ({ event, language }: TemplateKey) => ['admin', 'mail-templates', event, language];

/** The words of a mail. */
export const templateQuery = (key: TemplateKey) =>
  queryOptions({
    queryKey: keyOf(key),
    queryFn: async ({ signal }) => (await callApi(readMailTemplate, key, { signal })).template,
  });

/** Saves the words, or brings the portal's own back. */
export const useSaveTemplate = (key: TemplateKey) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<EndpointInput<typeof saveMailTemplate>, keyof TemplateKey>) =>
      callApi(saveMailTemplate, { ...key, ...change }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(key) }),
  });
};

/** The mail as it would arrive. */
export const usePreview = (key: TemplateKey) =>
  useMutation({
    mutationFn: (words: TypedWords) => callApi(previewMailTemplate, { ...key, ...words }),
  });

/** Mails it to oneself. */
export const useSendToMe = (key: TemplateKey) =>
  useMutation({
    mutationFn: (words: TypedWords) => callApi(sendMailTemplateToMe, { ...key, ...words }),
  });
