const RealRequest = globalThis.XMLHttpRequest;

/** Answers each form with a file that goes to this path, until {@link resumeUploads}; jsdom’s own would ask the network. */
export const answerUploads = (path: string, body: object): void => {
  class FakeRequest {
    status = 200;
    responseText = JSON.stringify(body);
    upload = {};
    onload: (() => void) | undefined;
    onloadend: (() => void) | undefined;
    open(_method: string, url: string): void {
      if (!url.endsWith(path)) throw new Error(`Nobody answers uploads to ${url}`);
    }
    setRequestHeader = jest.fn();
    abort = jest.fn();
    send(): void {
      queueMicrotask(() => {
        this.onload?.();
        this.onloadend?.();
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
};

/** Gives jsdom’s own request back. */
export const resumeUploads = (): void => {
  Object.assign(globalThis, { XMLHttpRequest: RealRequest });
};
