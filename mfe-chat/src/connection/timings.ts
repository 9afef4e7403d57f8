import { limits } from '@portal/shared-contracts';

/** How long the chat waits for what, in milliseconds. */
export interface ChatTimings {
  subscribeDelay: number;
  reconnectDelay: number;
  reconnectMax: number;
  ping: number;
  pongTimeout: number;
  resendAfter: number;
}

/** As specified (CH-06, CH-09, CH-10); a test of delivery runs the same code faster. */
export const chatTimings: ChatTimings = limits.chat;
