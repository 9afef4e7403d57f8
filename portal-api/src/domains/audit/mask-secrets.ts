const SECRET = /token|secret|password|script|code$|signature|private/i;
const LONGEST = 500;

const masked = (key: string, value: unknown): unknown => {
  if (SECRET.test(key) && typeof value !== 'boolean') return value ? '(set)' : value;
  if (typeof value === 'string' && value.length > LONGEST) return `${value.slice(0, LONGEST)}…`;
  return value;
};

/** A value fit for the log: secrets read `(set)`, long texts are cut. */
export const maskSecrets = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value, masked));

/** The same for one value that a name stands for. */
export const maskNamed = (name: string, value: unknown): unknown =>
  name.split(/[.-]/).some((part) => SECRET.test(part)) && value ? '(set)' : maskSecrets(value);
