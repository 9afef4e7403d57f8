/** A form on its way to a server that a test plays. */
export interface SentForm {
  path: string;
  key: string | undefined;
  form: FormData;
  /** Says how many of a hundred bytes have left. */
  progress: (percent: number) => void;
  answer: (status: number, body: unknown) => void;
  /** The connection breaks. */
  lose: () => void;
}

/** Collects every form that is posted instead of sending it. */
export const fakeUploads = (): SentForm[] => {
  const sent: SentForm[] = [];
  class FakeRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly #headers = new Map<string, string>();
    status = 0;
    responseText = '';
    #path = '';
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    open(_method: string, url: string): void {
      this.#path = new URL(url, 'http://localhost').pathname;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    send(form: FormData): void {
      sent.push({
        path: this.#path,
        key: this.#headers.get('Idempotency-Key'),
        form,
        progress: (loaded) =>
          this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
          this.onloadend?.();
        },
        lose: () => {
          this.onerror?.();
          this.onloadend?.();
        },
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
};
