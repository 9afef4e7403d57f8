/** A socket that never says anything; the last one made is kept for tests that speak through it. */
export class SilentSocket {
  static made: SilentSocket[] = [];
  static readonly OPEN = 1;
  readonly readyState = SilentSocket.OPEN;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    this.url = url;
    SilentSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

/** Replaces the browser's socket until the test ends. */
export const silenceSockets = (): void => {
  SilentSocket.made = [];
  Object.assign(globalThis, { WebSocket: SilentSocket });
};
