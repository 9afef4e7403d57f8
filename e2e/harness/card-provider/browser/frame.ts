// Runs in the provider's own frames: the card field, and the hidden one that talks to the provider's API.

const query = new URLSearchParams(location.hash.slice(1));
const settings = JSON.parse(query.get('settings') ?? '{}') as {
  key: string;
  locale?: string;
  disabled?: boolean;
};
const API = 'https://api.stripe.com';

const words = {
  en: {
    number: 'Credit or debit card number',
    expiry: 'Credit or debit card expiration date',
    cvc: 'Credit or debit card CVC/CVV',
    incomplete: 'Your card number is incomplete.',
    invalid: 'Your card number is invalid.',
    noDate: "Your card's expiration date is incomplete.",
    noCode: "Your card's security code is incomplete.",
    noLine:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
  },
  de: {
    number: 'Kredit- oder Debitkartennummer',
    expiry: 'Ablaufdatum der Kredit- oder Debitkarte',
    cvc: 'CVC/CVV der Kredit- oder Debitkarte',
    incomplete: 'Die Kartennummer ist unvollständig.',
    invalid: 'Die Kartennummer ist ungültig.',
    noDate: 'Das Ablaufdatum ist unvollständig.',
    noCode: 'Der Sicherheitscode ist unvollständig.',
    noLine: 'Der Zahlungsanbieter ist nicht erreichbar. Es wurde nichts belastet.',
  },
};
const locale = settings.locale === 'auto' ? navigator.language : (settings.locale ?? 'en');
const text = locale.startsWith('de') ? words.de : words.en;

interface Failure {
  type: string;
  code: string;
  message: string;
}

// The page around is known by its window only; the provider's own pages do not care who embeds them.
const post = (message: object): void => parent.postMessage(message, '*');
const emit = (event: string, payload: object = {}): void => post({ event, payload });

const digitsOf = (input: HTMLInputElement): string => input.value.replaceAll(/\D/g, '');

/** The check digit of card numbers. */
const isNumber = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

const field = (label: string, name: string): HTMLInputElement => {
  const input = document.createElement('input');
  Object.assign(input, { name, disabled: settings.disabled ?? false });
  input.setAttribute('aria-label', label);
  document.body.append(input);
  return input;
};

const cardField = () => {
  const [number, expiry, cvc] = [
    field(text.number, 'cardnumber'),
    field(text.expiry, 'exp-date'),
    field(text.cvc, 'cvc'),
  ];
  const failure = (code: string, message: string): Failure => ({
    type: 'validation_error',
    code,
    message,
  });
  const wrongNumber = (): Failure | undefined =>
    digitsOf(number).length >= 16 && !isNumber(digitsOf(number))
      ? failure('invalid_number', text.invalid)
      : undefined;
  const missing = (): Failure | undefined => {
    if (digitsOf(number).length < 16) return failure('incomplete_number', text.incomplete);
    if (digitsOf(expiry).length < 4) return failure('incomplete_expiry', text.noDate);
    return digitsOf(cvc).length < 3 ? failure('incomplete_cvc', text.noCode) : undefined;
  };
  const fields = [number, expiry, cvc];
  document.body.addEventListener('input', () => {
    number.setAttribute('aria-invalid', String(Boolean(wrongNumber())));
    emit('change', {
      empty: fields.every(({ value }) => value === ''),
      complete: !wrongNumber() && !missing(),
      brand: digitsOf(number).startsWith('4') ? 'visa' : 'unknown',
      error: wrongNumber(),
    });
  });
  return { number, fields, problem: () => wrongNumber() ?? missing() };
};

const callProvider = async (method: string, path: string, form: Record<string, string>) => {
  const body = new URLSearchParams({ ...form, key: settings.key });
  try {
    const reply = await fetch(
      method === 'GET' ? `${API}${path}?${body}` : `${API}${path}`,
      method === 'GET' ? {} : { method, body },
    );
    return (await reply.json()) as { error?: Failure; id: string };
  } catch {
    return { error: { type: 'api_connection_error', code: '', message: text.noLine }, id: '' };
  }
};

const card = query.get('role') === 'card' ? cardField() : undefined;

type Payload = Record<string, unknown>;
const actions: Record<string, (payload: Payload) => unknown> = {
  call: async ({ method, path, form }) => {
    const reply = await callProvider(String(method), String(path), form as Record<string, string>);
    return reply.error ? { error: reply.error } : { paymentIntent: reply };
  },
  tokenise: async () => {
    const problem = card?.problem();
    if (!card || problem) return { error: problem };
    const form = { type: 'card', 'card[number]': digitsOf(card.number) };
    const reply = await callProvider('POST', '/v1/payment_methods', form);
    return reply.error ? { error: reply.error } : { paymentMethod: reply };
  },
  update: ({ disabled }) => card?.fields.forEach((input) => (input.disabled = disabled === true)),
  focus: () => card?.number.focus(),
  clear: () => card?.fields.forEach((input) => (input.value = '')),
};

addEventListener('message', async ({ source, data }) => {
  if (source !== parent || !data.action) return;
  const result = await actions[data.action as string]?.(data.payload as Payload);
  post({ reply: data.call, result });
});
emit('ready');

export {};
