let made = 0;

/** One field of the sandbox's card form, with what is wrong about it. */
export class SandboxCardField {
  readonly box = document.createElement('div');
  readonly input = document.createElement('input');
  readonly #error = document.createElement('p');
  readonly #check: (text: string) => string | undefined;
  #isChecked = false;

  constructor(options: {
    name: string;
    label: string;
    autocomplete: AutoFill;
    format: (text: string) => string;
    /** Says what is wrong; nothing for a good text. */
    check: (text: string) => string | undefined;
  }) {
    const { name, label, autocomplete, format, check } = options;
    const id = `sandbox-card-${name}-${(made += 1)}`;
    const { box, input } = this;
    const caption = document.createElement('label');
    Object.assign(caption, { className: 'pui-label', htmlFor: id, textContent: label });
    Object.assign(this.#error, { className: 'pui-field-error', id: `${id}-error`, hidden: true });
    Object.assign(input, { id, name: `card-${name}`, inputMode: 'numeric', autocomplete });
    input.addEventListener('input', () => {
      input.value = format(input.value);
      if (this.#isChecked) this.validate();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this.validate();
    });
    box.className = `cr-card-field cr-card-${name}`;
    box.append(caption, input, this.#error);
    this.#check = check;
  }

  get problem(): string | undefined {
    return this.#check(this.input.value);
  }

  /** Marks the field with what is wrong about it, until it is right. */
  validate(): void {
    this.#isChecked = true;
    const problem = this.problem;
    this.#error.textContent = problem ?? '';
    this.#error.hidden = problem === undefined;
    this.input.setAttribute('aria-invalid', String(problem !== undefined));
    if (problem === undefined) this.input.removeAttribute('aria-describedby');
    else this.input.setAttribute('aria-describedby', this.#error.id);
  }

  clear(): void {
    this.input.value = '';
    this.#isChecked = false;
  }
}
