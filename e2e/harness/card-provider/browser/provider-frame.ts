const script = new URL((document.currentScript as HTMLScriptElement).src);
/** The release of the script that the page asked for. */
export const RELEASE = script.pathname.split('/')[1] ?? '';

/** How the script answers a page that uses it wrongly. */
export const integrationError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'IntegrationError' });

/** One frame of the provider, asked by messages. */
export class ProviderFrame {
  readonly element = document.createElement('iframe');
  readonly #ready: Promise<void>;
  #calls = 0;

  constructor(role: string, settings: object, onEvent: (name: string, event: object) => void) {
    const query = new URLSearchParams({ role, settings: JSON.stringify(settings) });
    this.element.src = `${script.origin}/${RELEASE}/frame.html#${query}`;
    this.#ready = new Promise((resolve) => {
      window.addEventListener('message', ({ source, origin, data }) => {
        if (origin !== script.origin || source !== this.element.contentWindow) return;
        if (data.event === 'ready') resolve();
        if (data.event) onEvent(data.event, data.payload);
      });
    });
  }

  async ask<T>(action: string, payload: object = {}): Promise<T> {
    await this.#ready;
    const call = (this.#calls += 1);
    return new Promise((resolve) => {
      const onReply = ({ source, data }: MessageEvent): void => {
        if (source !== this.element.contentWindow || data.reply !== call) return;
        window.removeEventListener('message', onReply);
        resolve(data.result as T);
      };
      window.addEventListener('message', onReply);
      this.element.contentWindow?.postMessage({ call, action, payload }, script.origin);
    });
  }
}
