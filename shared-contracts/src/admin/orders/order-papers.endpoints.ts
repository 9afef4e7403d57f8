import { z } from '@portal/shared-contracts/schema';
import { contractReceipt } from '../../documents/contracts.schema.ts';
import { draft } from '../../documents/drafts.schema.ts';
import { finalDocument } from '../../documents/final-documents.schema.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { storedFile } from '../../files.ts';
import {
  questionnaireState,
  submittedAnswers,
} from '../../questionnaires/questionnaires.schema.ts';
import { id } from '../../scalars.ts';

const area = 'orders';
const access = ['admin'] as const;

/** The documents of one service of an order; what the service does not have is left out. */
export const serviceDocuments = z.object({
  serviceId: id,
  serviceName: z.string(),
  /** What the customer had before, oldest first. */
  previous: z.array(storedFile).optional(),
  /** Keys of those that the firm uploaded in the customer's place. */
  enteredByFirm: z.array(z.string()).optional(),
  /** Every draft, newest first, whoever may see it. */
  drafts: z.array(draft).optional(),
  /** The customer accepted the last one. */
  isAccepted: z.boolean().optional(),
  final: finalDocument.nullable().optional(),
});

/** {@link serviceDocuments} as a type. */
export type ServiceDocuments = z.output<typeof serviceDocuments>;

/** The contract of an order, with what proves its signature. */
export const orderContract = z.object({
  title: z.string(),
  receipt: contractReceipt.omit({ image: true }).nullable(),
});

/** {@link orderContract} as a type. */
export type OrderContract = z.output<typeof orderContract>;

/** The documents of an order, for the firm (BO-61). */
export const readOrderDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}/documents',
  access,
  area,
  summary: 'Documents of an order',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    /** The order was called off: nothing is uploaded for its customer any more. */
    isCancelled: z.boolean().optional(),
    services: z.array(serviceDocuments),
    /** Null where the package asks for none. */
    contract: orderContract.nullable(),
  }),
});

/** The signed contract of an order as a PDF. */
export const downloadOrderContract = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}/contract',
  access,
  area,
  summary: 'The signed contract of an order as a PDF',
  input: z.object({ id }),
  output: z.unknown(),
  download: true,
});

/** What an order asks of its customer, and what was answered. */
export const orderQuestionnaire = z.object({
  _id: id,
  serviceId: id,
  serviceName: z.string(),
  title: z.string(),
  isFollowUp: z.boolean(),
  state: questionnaireState,
  /** As it was sent; null before. */
  answers: submittedAnswers.nullable(),
});

/** {@link orderQuestionnaire} as a type. */
export type OrderQuestionnaire = z.output<typeof orderQuestionnaire>;

/** The questionnaires and follow-up questions of an order with their answers, for the firm (BO-61). */
export const readOrderAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}/answers',
  access,
  area,
  summary: 'Questionnaires and answers of an order',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    /** The order was called off: nothing is answered for its customer any more. */
    isCancelled: z.boolean().optional(),
    questionnaires: z.array(orderQuestionnaire),
  }),
});
