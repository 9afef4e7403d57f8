import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, timestamp } from '../scalars.ts';
import { customerExperienceValue } from './choices.ts';
import { industryName } from './industries.ts';
import { submittedData } from './questionnaires.schema.ts';

/** Tells an order what line of work its customer is in and how far along (QU-06). */
export const saveInitialQuestions = defineEndpoint({
  method: 'PATCH',
  path: '/api/customer/orders/{id}',
  access: ['user'],
  summary: "Save the customer's industries and experience on an order",
  input: z.object({
    id,
    customer_industries: z
      .array(industryName)
      .min(limits.industries.min)
      .max(limits.industries.max)
      .refine((names) => new Set(names).size === names.length, 'Each industry counts once.'),
    years_of_experience: customerExperienceValue,
  }),
  output: z.object({ status: z.literal(true), statusCode: z.literal(200) }),
});

/**
 * Sends the answers to a questionnaire and completes its task (QU-16). The same answers again are
 * answered as the first time, so that a lost reply can be repeated; other answers are refused.
 */
export const completeTask = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders/{id}/complete_task',
  access: ['user'],
  summary: 'Send the answers to a questionnaire and complete its task',
  input: z.object({
    id,
    /** Name of the service; the server takes its own. */
    serviceType: z.string().max(limits.text.short).optional(),
    /** Id of the questionnaire, or `additional_questionnaire`. */
    taskId: id,
    /** Without one, the first service of the order that has this questionnaire. */
    serviceId: id.optional(),
    data: submittedData,
    /** True for a questionnaire of the package, false for the writer's follow-up questions. */
    DefaultQuestionSubmitted: z.boolean(),
  }),
  output: z.object({ status: z.literal(true), serviceId: id, answeredAt: timestamp }),
});
