import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import type { ClientFrame, ServerFrame } from '@portal/shared-contracts/chat';

/** The conversation as it is shown. */
export const logOf = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

/** One message by its text. */
export const messageOf = (page: Page, text: string): Locator =>
  logOf(page).getByRole('article').filter({ hasText: text });

/** The place to write. */
export const boxOf = (page: Page): Locator => page.getByLabel('Message', { exact: true });

/** Opens an order's page, waits until one can write, and looks at the conversation: it stands below the order. */
export const openChat = async (page: Page, orderId: string): Promise<void> => {
  await page.goto(`/orders/view/${orderId}`);
  await boxOf(page).scrollIntoViewIfNeeded();
};

/** Writes and sends with Enter. */
export const say = async (page: Page, text: string): Promise<void> => {
  await boxOf(page).fill(text);
  await boxOf(page).press('Enter');
};

/** A text that no other run has used. */
export const newText = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;

/** The chat's line between this page and the server, under the control of the test. */
export interface HeldLine {
  /** Sees each frame of the page; what it answers with true goes no further. */
  swallow: (frame: ClientFrame) => boolean;
  /** Lets the page hear something. */
  sendToPage: (frame: ServerFrame) => void;
  /** Ends the socket as a lost network does. */
  cut: () => Promise<void>;
  /** While true, no new socket reaches the server. */
  isDown: boolean;
}

/** Takes the chat's line of a page under the control of the test; to be called before the page is opened. */
export const holdLine = async (page: Page): Promise<HeldLine> => {
  let open: WebSocketRoute | undefined;
  const line: HeldLine = {
    swallow: () => false,
    sendToPage: (frame) => open?.send(JSON.stringify(frame)),
    cut: async () => open?.close({ code: 1012 }),
    isDown: false,
  };
  await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    open = socket;
    if (line.isDown) return void socket.close({ code: 1012 });
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (!line.swallow(JSON.parse(String(text)) as ClientFrame)) server.send(text);
    });
  });
  return line;
};
