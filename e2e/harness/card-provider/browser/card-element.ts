import { integrationError, ProviderFrame } from './provider-frame.ts';

type Handler = (event: object) => void;

/** The card field: a box of the page that holds a frame of the provider. */
export class CardElement {
  readonly frame: ProviderFrame;
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #onDestroy: () => void;
  #box: HTMLElement | undefined;

  constructor(key: string, locale: string, options: object, onDestroy: () => void) {
    this.#onDestroy = onDestroy;
    this.frame = new ProviderFrame('card', { key, locale, ...options }, (name, event) =>
      this.#emit(name, event),
    );
    Object.assign(this.frame.element, { title: 'Secure card payment input frame' });
    Object.assign(this.frame.element.style, { border: '0', width: '100%', height: '40px' });
  }

  get isMounted(): boolean {
    return this.#box?.isConnected ?? false;
  }

  mount(target: HTMLElement): void {
    if (!(target instanceof HTMLElement)) throw integrationError('Invalid DOM element.');
    this.#box = target;
    target.classList.add('StripeElement', 'StripeElement--empty');
    target.append(this.frame.element);
  }

  unmount(): void {
    this.frame.element.remove();
    this.#box = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#handlers.clear();
    this.#onDestroy();
  }

  update(options: object): void {
    void this.frame.ask('update', options);
  }

  focus(): void {
    void this.frame.ask('focus');
  }

  clear(): void {
    void this.frame.ask('clear');
  }

  on(name: string, handler: Handler): this {
    this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(handler));
    return this;
  }

  off(name: string, handler: Handler): this {
    this.#handlers.get(name)?.delete(handler);
    return this;
  }

  #emit(name: string, event: object): void {
    if (name === 'change') {
      const { empty, complete, error } = event as Record<string, unknown>;
      this.#box?.classList.toggle('StripeElement--empty', Boolean(empty));
      this.#box?.classList.toggle('StripeElement--complete', Boolean(complete));
      this.#box?.classList.toggle('StripeElement--invalid', Boolean(error));
    }
    this.#handlers.get(name)?.forEach((handler) => handler({ elementType: 'card', ...event }));
  }
}
