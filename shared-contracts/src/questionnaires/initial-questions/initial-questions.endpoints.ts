import { z } from '@portal/shared-contracts/schema';
import type { RefusedBy } from '../../refusals/index.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { id } from '../../scalars.ts';
import { customerExperienceValue } from './customer-experience.ts';
import { industryName } from './industries.ts';

/** Saves on an order what line of work its customer is in and how far along (QU-06). */
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
      .refine((names) => new Set(names).size === names.length, {
        params: { refusal: 'industry-repeated' } satisfies RefusedBy,
      }),
    years_of_experience: customerExperienceValue,
  }),
  output: z.object({ status: z.literal(true), statusCode: z.literal(200) }),
});
