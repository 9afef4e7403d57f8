import type {
  OrderContract,
  OrderQuestionnaire,
  ServiceDocuments,
} from '@portal/shared-contracts/admin';
import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { Context } from '../../../kernel/context.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';

/** What other rooms know of an order that shows what was agreed and delivered. */
export interface EvidenceSources {
  contract(ctx: Context, order: OrderRecord): Promise<OrderContract | null>;
  /** The signed copy as it is printed. */
  printContract(ctx: Context, order: OrderRecord): Promise<{ content: Buffer }>;
  answers(ctx: Context, orderId: string): Promise<OrderQuestionnaire[]>;
  documents(ctx: Context, orderId: string): Promise<ServiceDocuments[]>;
  conversation(ctx: Context, orderId: string): Promise<ChatMessage[]>;
}
