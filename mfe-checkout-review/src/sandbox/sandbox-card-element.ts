import { SandboxCardField } from './sandbox-card-field.ts';

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
  numberWrong: string;
  expiryWrong: string;
  expiryPast: string;
  cvcWrong: string;
}

type Handler = (event: unknown) => void;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const formatNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const formatCode = (text: string): string => digitsOf(text).slice(0, 4);

const formatExpiry = (text: string): string => {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

const expiryOf = (text: string): { month: number; year: number } => {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
};

// A card serves until the end of its month.
const expiryProblem = (text: string, words: CardWords, now: Date): string | undefined => {
  const { month, year } = expiryOf(text);
  if (digitsOf(text).length !== 4 || month < 1 || month > 12) return words.expiryWrong;
  return new Date(year, month, 1) <= now ? words.expiryPast : undefined;
};

// By the first digits, as the provider tells them.
const BRANDS = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
] as const;

const brandOf = (number: string): string =>
  BRANDS.find(([, digits]) => digits.test(number))?.[0] ?? 'unknown';

/** The sandbox's card form with the methods of the provider's own element. */
export class SandboxCardElement {
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #root = document.createElement('div');
  readonly #number;
  readonly #expiry;
  readonly #cvc;

  constructor(words: CardWords) {
    this.#number = new SandboxCardField({
      ...{ name: 'number', label: words.number, autocomplete: 'cc-number', format: formatNumber },
      check: (text) => (digitsOf(text).length < 15 ? words.numberWrong : undefined),
    });
    this.#expiry = new SandboxCardField({
      ...{ name: 'expiry', label: words.expiry, autocomplete: 'cc-exp', format: formatExpiry },
      check: (text) => expiryProblem(text, words, new Date()),
    });
    this.#cvc = new SandboxCardField({
      ...{ name: 'cvc', label: words.cvc, autocomplete: 'cc-csc', format: formatCode },
      check: (text) => (text.length < 3 ? words.cvcWrong : undefined),
    });
    const hint = document.createElement('p');
    hint.className = 'cr-note';
    hint.textContent = words.hint;
    this.#root.className = 'cr-card-fields';
    this.#root.append(this.#number.box, this.#expiry.box, this.#cvc.box, hint);
    this.#root.addEventListener('input', () => this.#emit('change'));
  }

  /** What was typed. */
  get values(): CardValues {
    const { month, year } = expiryOf(this.#expiry.input.value);
    return {
      number: this.#number.input.value,
      exp_month: month,
      exp_year: year,
      cvc: this.#cvc.input.value,
    };
  }

  get isComplete(): boolean {
    return this.#fields.every(({ problem }) => problem === undefined);
  }

  /** Marks each wrong field with what is wrong about it. */
  validate(): void {
    for (const field of this.#fields) field.validate();
  }

  get #fields(): SandboxCardField[] {
    return [this.#number, this.#expiry, this.#cvc];
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
    for (const { input } of this.#fields) input.disabled = options.disabled ?? false;
  }

  focus(): void {
    this.#number.input.focus();
  }

  clear(): void {
    for (const field of this.#fields) field.clear();
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
      brand: brandOf(this.#number.input.value),
    };
    this.#handlers.get(name)?.forEach((handler) => handler(event));
  }
}
