/** What the sandbox's card form holds. */
export interface CardValues {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

/** The words of the sandbox's card form. */
export interface CardWords {
  number: string;
  expiry: string;
  cvc: string;
  hint: string;
}

type Handler = (event: unknown) => void;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const formatNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const formatExpiry = (text: string): string => {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

const field = (
  name: string,
  label: string,
  autocomplete: AutoFill,
  format: (text: string) => string,
): { box: HTMLElement; input: HTMLInputElement } => {
  const box = document.createElement('label');
  box.className = `cr-card-field cr-card-${name}`;
  const caption = document.createElement('span');
  caption.textContent = label;
  const input = document.createElement('input');
  Object.assign(input, { name: `card-${name}`, inputMode: 'numeric', autocomplete });
  input.addEventListener('input', () => {
    input.value = format(input.value);
  });
  box.append(caption, input);
  return { box, input };
};

/** The sandbox's card form with the methods of the provider's own element. */
export class SandboxCardElement {
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #root = document.createElement('div');
  readonly #number;
  readonly #expiry;
  readonly #cvc;

  constructor(words: CardWords) {
    this.#number = field('number', words.number, 'cc-number', formatNumber);
    this.#expiry = field('expiry', words.expiry, 'cc-exp', formatExpiry);
    this.#cvc = field('cvc', words.cvc, 'cc-csc', (text) => digitsOf(text).slice(0, 4));
    const hint = document.createElement('p');
    hint.className = 'cr-note';
    hint.textContent = words.hint;
    this.#root.className = 'cr-card-fields';
    this.#root.append(this.#number.box, this.#expiry.box, this.#cvc.box, hint);
    this.#root.addEventListener('input', () => this.#emit('change'));
  }

  /** What was typed. */
  get values(): CardValues {
    const expiry = digitsOf(this.#expiry.input.value);
    return {
      number: this.#number.input.value,
      exp_month: Number(expiry.slice(0, 2)),
      exp_year: 2000 + Number(expiry.slice(2)),
      cvc: this.#cvc.input.value,
    };
  }

  get isComplete(): boolean {
    const { number, exp_month, exp_year, cvc } = this.values;
    const hasDate = exp_month >= 1 && exp_month <= 12 && exp_year > 2000;
    return digitsOf(number).length >= 15 && hasDate && cvc.length >= 3;
  }

  mount(target: HTMLElement): void {
    target.append(this.#root);
    queueMicrotask(() => this.#emit('ready'));
  }

  unmount(): void {
    this.#root.remove();
  }

  destroy(): void {
    this.unmount();
    this.#handlers.clear();
  }

  update(options: { disabled?: boolean }): void {
    for (const { input } of [this.#number, this.#expiry, this.#cvc])
      input.disabled = options.disabled ?? false;
  }

  focus(): void {
    this.#number.input.focus();
  }

  clear(): void {
    for (const { input } of [this.#number, this.#expiry, this.#cvc]) input.value = '';
  }

  on(name: string, handler: Handler): this {
    const known = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, known.add(handler));
    return this;
  }

  off(name: string, handler: Handler): this {
    this.#handlers.get(name)?.delete(handler);
    return this;
  }

  #emit(name: string): void {
    const event = {
      elementType: 'card',
      complete: this.isComplete,
      empty: this.#number.input.value === '',
    };
    this.#handlers.get(name)?.forEach((handler) => handler(event));
  }
}
