import { callApi, type EndpointInput } from '@portal/shared-contracts';
import { listMails, resendMail } from '@portal/shared-contracts/mails';
import { partsQuery } from '@portal/shared-ui/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What the list is narrowed to; it stands in the address. */
export type MailFilter = Pick<EndpointInput<typeof listMails>, 'state' | 'search'>;

const MAILS = ['admin', 'mails'];

/** The mails of the firm, part after part. */
export const mailsQuery = (filter: MailFilter) =>
  partsQuery([...MAILS, filter], (from, options) =>
    callApi(listMails, { ...filter, ...from }, options),
  );

/** Sends a mail again. */
export const useSendAgain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(resendMail, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: MAILS }),
  });
};
