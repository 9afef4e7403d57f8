import { callApi } from '@portal/shared-contracts';
import {
  copyTemplate,
  type FollowUp,
  getFollowUp,
  publishFollowUp,
  type QuestionnaireField,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { queryOptions } from '@tanstack/react-query';

/** Which service of which order. */
export interface FollowUpAddress {
  orderId: string;
  service: string;
}

/** The follow-up questions of a service (QU-25). */
export const followUpQuery = ({ orderId, service }: FollowUpAddress) =>
  queryOptions({
    queryKey: ['questionnaires', 'follow-up', orderId, service],
    queryFn: ({ signal }) => callApi(getFollowUp, { id: orderId, service }, { signal }),
  });

/** Saves the questions without publishing them (QU-26). */
export const sendFollowUp = (
  { orderId, service }: FollowUpAddress,
  fields: readonly QuestionnaireField[],
  baseVersion: number,
) => callApi(saveFollowUp, { id: orderId, service, data: [...fields], baseVersion });

/** Sends the questions to the customer (QU-27). */
export const sendPublish = ({ orderId, service }: FollowUpAddress) =>
  callApi(publishFollowUp, { id: orderId, service });

/** Replaces the questions by those of a template (QU-28). */
export const sendCopy = ({ orderId, service }: FollowUpAddress, template: string) =>
  callApi(copyTemplate, { id: orderId, service, template });

/** The questions as the editor takes them. */
export const toStored = ({ draft_data, version, savedAt }: FollowUp) => ({
  fields: draft_data,
  version,
  savedAt,
});
